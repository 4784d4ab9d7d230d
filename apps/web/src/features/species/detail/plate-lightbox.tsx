import { CONTRIBUTORS } from '../../../lib/our-work';
import { DrawingCredit } from '../../../parts/drawing/drawing-credit';
import { Lightbox, type LightboxProps } from '../../../parts/picture/lightbox';
import styles from './animal-record.module.css';
import type { SpeciesPage } from './species-page.server';

interface PlateLightboxProps extends Pick<LightboxProps, 'dialog' | 'onClosed'> {
  animal: SpeciesPage['animal'];
  alt: string;
  size: { width: number; height: number };
}

/** Loads with the first tap on a plate. */
export default function PlateLightbox({ animal, alt, size, ...rest }: PlateLightboxProps) {
  return (
    <Lightbox
      pictures={[{ url: animal.image, alt, ...size }]}
      owner={CONTRIBUTORS}
      notes={() => (
        <div className={styles.credit}>
          <DrawingCredit picture={animal.image} kind="plate" slug={animal.slug} />
        </div>
      )}
      {...rest}
    />
  );
}
