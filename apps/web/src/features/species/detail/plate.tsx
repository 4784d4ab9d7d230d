import { useRef } from 'react';
import { useHydrated } from '../../../lib/hydration';
import { m } from '../../../lib/language/messages';
import { lazyOffline } from '../../../lib/lazy-part';
import { useHistoryDialog } from '../../../lib/use-history-dialog';
import { DrawingCredit } from '../../../parts/drawing/drawing-credit';
import styles from './animal-record.module.css';
import type { SpeciesPage } from './species-page.server';

const lightbox = lazyOffline(() => import('./plate-lightbox'));

const SIZE = { width: 1200, height: 900 };

export function Plate({ animal }: { animal: SpeciesPage['animal'] }) {
  const dialog = useHistoryDialog('plate');
  const hydrated = useHydrated();
  const opener = useRef<HTMLButtonElement>(null);
  const alt = m.illustration({ name: animal.name });
  return (
    <figure className={styles.mount}>
      <div className="anchor">
        <img className="wide round-1" src={animal.image} alt={alt} {...SIZE} fetchPriority="high" />
        {/* Over the plate, which stays without scripts and on paper. */}
        <button
          ref={opener}
          type="button"
          className={styles.enlarge}
          aria-haspopup="dialog"
          aria-label={m.plate_enlarge({ alt })}
          onClick={() => dialog.show(0)}
        />
      </div>
      <figcaption className="note cluster gap-1 gap-x-4 spread">
        <span>{m.plate_number({ number: animal.id })}</span>
        {animal.india && <span>{m.plate_india()}</span>}
        <DrawingCredit picture={animal.image} kind="plate" slug={animal.slug} />
      </figcaption>
      {hydrated && dialog.view !== null && (
        <lightbox.Component
          animal={animal}
          alt={alt}
          size={SIZE}
          dialog={dialog}
          onClosed={() => opener.current?.focus({ preventScroll: true })}
        />
      )}
    </figure>
  );
}
