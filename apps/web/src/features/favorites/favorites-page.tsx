import { announce, Button, ContourBackground, EmptyState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Face } from '../../lib/artwork';
import { m } from '../../lib/language/messages';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { NoScriptNotice } from '../../lib/noscript/noscript';
import { ButtonLink } from '../../lib/button-link';
import { type Favorite, useFavorites } from '../../data/favorites/favorites';
import { FavoriteCard } from './favorite-card';
import { useTranslation } from './favorite-texts';
import styles from './favorites.module.css';

export const meta = () =>
  pageMeta({
    title: m.favorites_title(),
    description: m.favorites_description(),
    path: paths.favorites(),
    card: 'favorites',
    trail: [{ name: m.nav_favorites(), path: paths.favorites() }],
  });

const EAGER_IMAGES = 3;

export default function FavoritesPage() {
  const { favorites, ready, isAccounts, problem, remove, restore } = useFavorites();
  const [removed, setRemoved] = useState<{ animal: Favorite; index: number } | null>(null);
  const inLanguage = useTranslation();
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
    announce(m.favorite_removed({ name: inLanguage(animal).name }));
  };
  const undo = ({ animal, index }: { animal: Favorite; index: number }) => {
    flushSync(() => {
      restore(animal, index);
      setRemoved(null);
    });
    focusName(index);
    announce(m.favorites_is_back({ name: inLanguage(animal).name }));
  };

  return (
    <div ref={page} className="above-trees">
      <header className="anchor clip">
        <ContourBackground />
        <div className="wrap anchor pad-top-8 pad-bottom-7">
          <h1>{m.favorites_heading()}</h1>
          <p className="lede">{isAccounts ? m.favorites_of_account() : m.favorites_of_browser()}</p>
        </div>
      </header>
      <div className={`wrap ${styles.room}`} aria-busy={!ready}>
        <NoScriptNotice text={m.favorites_noscript()} />
        <p className={styles.problem} role="status">
          {problem}
        </p>
        {!ready && <LoadingCards />}
        {ready && favorites.length === 0 && (
          <EmptyState
            title={<span tabIndex={-1}>{m.favorites_none()}</span>}
            text={m.favorites_none_text()}
            picture={<Face of="red-panda" />}
            action={
              <ButtonLink variant="primary" to={paths.species()}>
                {m.favorites_browse()}
              </ButtonLink>
            }
          />
        )}
        {favorites.length > 0 && (
          <ul className={styles.cards}>
            {favorites.map((animal, index) => (
              <FavoriteCard
                key={animal.id}
                animal={inLanguage(animal)}
                eager={index < EAGER_IMAGES}
                onRemove={() => removeAt(index, animal)}
              />
            ))}
          </ul>
        )}
        {removed && (
          <div className={`deep ${styles.removed}`}>
            <p className="shrinks breaks">
              {m.favorites_was_removed({ name: inLanguage(removed.animal).name })}
            </p>
            <Button onClick={() => undo(removed)}>{m.favorites_undo()}</Button>
          </div>
        )}
      </div>
    </div>
  );
}

function LoadingCards() {
  return (
    <SkeletonGroup label={m.favorites_loading()} className={`by-script ${styles.cards} ${styles.loading}`}>
      {Array.from({ length: EAGER_IMAGES }, (_, index) => (
        <Skeleton key={index} shape="block" className="square" />
      ))}
    </SkeletonGroup>
  );
}
