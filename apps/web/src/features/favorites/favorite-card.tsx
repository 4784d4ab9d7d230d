import { Button, Card, CardPlate } from '@aranya/ui';
import { artwork } from '../../lib/artwork';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import type { Favorite } from '../../data/favorites/favorites';
import styles from './favorites.module.css';
import { descriptionPreview } from './preview';

type FavoriteCardProps = {
  animal: Favorite;
  eager: boolean;
  onRemove: () => void;
};

export function FavoriteCard({
  animal: { id, name, scientific_name, description, image },
  eager,
  onRemove,
}: FavoriteCardProps) {
  const { words, cut } = descriptionPreview(description);
  return (
    <Card as="li">
      <CardPlate>
        <img
          className="ratio-4-3"
          src={image || artwork.scene('empty')}
          alt={image ? m.animal_card_alt({ name }) : ''}
          width="1200"
          height="900"
          loading={eager ? 'eager' : 'lazy'}
        />
      </CardPlate>
      <div className={styles.words}>
        <h2>
          <span tabIndex={-1}>{name}</span>
        </h2>
        {scientific_name && (
          <span className="latin" lang="la">
            {scientific_name}
          </span>
        )}
        {description && (
          <p className="ink-2">
            {words}
            {/* Hidden text completes the specification's 100 characters. */}
            {cut && <span hidden>{cut}</span>}…
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink to={paths.animal(id)} aria-label={m.favorites_view_animal({ name })}>
            {m.favorites_view()}
          </ButtonLink>
          <Button variant="outline" onClick={onRemove} aria-label={m.favorites_remove_animal({ name })}>
            {m.favorites_remove()}
          </Button>
        </div>
      </div>
    </Card>
  );
}
