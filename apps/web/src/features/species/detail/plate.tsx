import { useRef } from 'react';
import { useHydrated } from '../../../lib/hydration';
import { lazyOffline } from '../../../lib/lazy-part';
import { CONTRIBUTORS } from '../../../lib/our-work';
import { useHistoryDialog } from '../../../lib/use-history-dialog';
import { DrawingCredit } from '../../../parts/drawing/drawing-credit';
import type { LightboxProps } from '../../../parts/picture/lightbox';
import styles from './animal-record.module.css';
import type { SpeciesPage } from './species-page.server';

const lightbox = lazyOffline<LightboxProps>(() =>
  import('../../../parts/picture/lightbox').then(({ Lightbox }) => ({ default: Lightbox })),
);

const [WIDTH, HEIGHT] = [1200, 900];

export function Plate({ animal }: { animal: SpeciesPage['animal'] }) {
  const dialog = useHistoryDialog('plate');
  const hydrated = useHydrated();
  const opener = useRef<HTMLButtonElement>(null);
  const alt = `${animal.name}, illustration`;
  const credit = <DrawingCredit picture={animal.image} kind="plate" slug={animal.slug} />;
  return (
    <figure className={styles.mount}>
      <div className="anchor">
        <img
          className="wide round-1"
          src={animal.image}
          alt={alt}
          width={WIDTH}
          height={HEIGHT}
          fetchPriority="high"
        />
        {/* Over the plate, which stays without scripts and on paper. */}
        <button
          ref={opener}
          type="button"
          className={styles.enlarge}
          aria-haspopup="dialog"
          aria-label={`Enlarge: ${alt}`}
          onClick={() => dialog.show(0)}
        />
      </div>
      <figcaption className="note cluster gap-1 gap-x-4 spread">
        <span>Plate {animal.id}</span>
        {animal.india && <span>Lives wild in India</span>}
        {credit}
      </figcaption>
      {hydrated && dialog.view !== null && (
        <lightbox.Component
          pictures={[{ url: animal.image, width: WIDTH, height: HEIGHT, alt }]}
          owner={CONTRIBUTORS}
          dialog={dialog}
          notes={() => <div className={styles.credit}>{credit}</div>}
          onClosed={() => opener.current?.focus({ preventScroll: true })}
        />
      )}
    </figure>
  );
}
