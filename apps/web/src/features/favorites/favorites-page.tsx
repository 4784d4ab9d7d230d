import { announce, Button, ContourBackground, EmptyState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { artwork } from '../../lib/artwork';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { NoScriptNotice } from '../../lib/noscript/noscript';
import { ButtonLink } from '../../lib/button-link';
import { type Favorite, useFavorites } from '../../data/favorites/favorites';
import { FavoriteCard } from './favorite-card';
import styles from './favorites.module.css';

export const meta = () =>
  pageMeta({
    title: 'My favorite animals',
    description: 'The animals that you marked as favorites, saved in this browser.',
    path: paths.favorites(),
    card: 'favorites',
    trail: [{ name: 'Favorites', path: paths.favorites() }],
  });

const EAGER_IMAGES = 3;

export default function FavoritesPage() {
  const { favorites, ready, isAccounts, problem, remove, restore } = useFavorites();
  const [removed, setRemoved] = useState<{ animal: Favorite; index: number } | null>(null);
  const page = useRef<HTMLDivElement>(null);

  // The pressed button disappears with its card, so the focus goes to the next card, the last one, or the
  // empty state.
  const focusName = (index: number) => {
    const names = [...(page.current?.querySelectorAll<HTMLElement>('h2 > [tabindex]') ?? [])];
    (names[index] ?? names.at(-1))?.focus();
  };
  const removeAt = (index: number, animal: Favorite) => {
    flushSync(() => {
      remove(animal.id);
      setRemoved({ animal, index });
    });
    focusName(index);
    announce(`${animal.name} was removed from your favorites`);
  };
  const undo = ({ animal, index }: { animal: Favorite; index: number }) => {
    flushSync(() => {
      restore(animal, index);
      setRemoved(null);
    });
    focusName(index);
    announce(`${animal.name} is back in your favorites`);
  };

  return (
    <div ref={page} className="above-trees">
      <header className="anchor clip">
        <ContourBackground />
        <div className={`wrap anchor pad-top-8 pad-bottom-7 ${styles.intro}`}>
          <h1>My Favorite Animals</h1>
          <p className="lede">
            {isAccounts
              ? 'Saved to your account, on all your devices. Only you see them.'
              : 'Saved in this browser, for you alone. Once you sign in to the community, they are saved to your account.'}
          </p>
        </div>
      </header>
      <div className={`wrap ${styles.room}`} aria-busy={!ready}>
        <NoScriptNotice text="Favorites need JavaScript." />
        <p className={styles.problem} role="status">
          {problem}
        </p>
        {!ready && <LoadingCards />}
        {ready && favorites.length === 0 && (
          <EmptyState
            title={<span tabIndex={-1}>No Favorites Yet</span>}
            text="Open an animal and press “Add to Favorites”, and you will find it here."
            picture={<img src={artwork.scene('empty')} alt="" width="900" height="900" />}
            action={
              <ButtonLink variant="primary" to={paths.species()}>
                Browse Animals
              </ButtonLink>
            }
          />
        )}
        {favorites.length > 0 && (
          <ul className={styles.cards}>
            {favorites.map((animal, index) => (
              <FavoriteCard
                key={animal.id}
                animal={animal}
                eager={index < EAGER_IMAGES}
                onRemove={() => removeAt(index, animal)}
              />
            ))}
          </ul>
        )}
        {removed && (
          <div className={`deep ${styles.removed}`}>
            <p className="shrinks breaks">{removed.animal.name} was removed</p>
            <Button onClick={() => undo(removed)}>Undo</Button>
          </div>
        )}
      </div>
    </div>
  );
}

function LoadingCards() {
  return (
    <SkeletonGroup label="Loading your favorites" className={`by-script ${styles.cards} ${styles.loading}`}>
      {Array.from({ length: EAGER_IMAGES }, (_, index) => (
        <Skeleton key={index} shape="block" className="square" />
      ))}
    </SkeletonGroup>
  );
}
