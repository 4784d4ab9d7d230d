import { announce, Button } from '@aranya/ui';
import type { Animal } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../lib/button-link';
import { useFavorites } from '../../../data/favorites/favorites';
import styles from './favorite-toggle.module.css';

interface FavoriteToggleProps {
  animal: Animal;
  /** As browsers keep it, for pages in any language. */
  english: Animal;
}

export function FavoriteToggle({ animal, english }: FavoriteToggleProps) {
  const { ready, favorites, isFavorite, add, remove, problem } = useFavorites();
  const on = isFavorite(animal.id);
  const toggle = () => {
    if (on) remove(animal.id);
    else add(english);
    announce(on ? m.favorite_removed({ name: animal.name }) : m.favorite_added({ name: animal.name }));
  };
  return (
    <>
      <div className={`by-script cluster gap-3 over-5 ${styles.actions}`}>
        <Button
          variant={on ? 'fill' : 'primary'}
          className={styles.toggle}
          onClick={toggle}
          disabled={!ready}
          icon={<Heart filled={on} />}
        >
          {on ? m.favorite_on() : m.favorite_add()}
        </Button>
        <ButtonLink variant={favorites.length > 0 ? 'outline' : 'quiet'} to={paths.favorites()}>
          {m.favorite_go()}
        </ButtonLink>
      </div>
      {problem && (
        <p className="over-3 small danger" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

function Heart({ filled }: { filled: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 20.500C5.500 16 2.500 12.600 2.500 8.900A5 5 0 0 1 7.500 4c1.900 0 3.500 1 4.500 2.600C13 5 14.600 4 16.500 4a5 5 0 0 1 5 4.900c0 3.700-3 7.100-9.500 11.600Z" />
    </svg>
  );
}
