import { Button, buttonClass, Card, CardPlate } from '@aranya/ui';
import { Link } from 'react-router';
import { artwork } from '../../app/artwork';
import { paths } from '../../app/paths';
import type { Favorite } from '../../lib/favorites';
import styles from './favorites.module.css';
import { previewOf } from './preview';

type FavoriteCardProps = {
  animal: Favorite;
  /** Whether it may be in view at once; the pictures of the others load when they come near. */
  first: boolean;
  onRemove: () => void;
};

/** One kept animal, as it was stored. */
export function FavoriteCard({
  animal: { id, name, description, image },
  first,
  onRemove,
}: FavoriteCardProps) {
  return (
    <Card as="li" className={styles.card}>
      <CardPlate>
        {/* A record without a picture of ours shows the habitat with nobody home. */}
        <img
          src={image || artwork.scene('empty')}
          alt={image ? `Illustration: ${name}` : ''}
          width="1200"
          height="900"
          loading={first ? 'eager' : 'lazy'}
        />
      </CardPlate>
      <div className={styles.words}>
        <h2>
          <span tabIndex={-1}>{name}</span>
        </h2>
        {description && <p>{previewOf(description)}</p>}
        <div className={styles.acts}>
          <Link
            className={buttonClass({ variant: 'fill' })}
            to={paths.animal(id)}
            aria-label={`View ${name}`}
          >
            View
          </Link>
          <Button variant="outline" onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </div>
      </div>
    </Card>
  );
}
