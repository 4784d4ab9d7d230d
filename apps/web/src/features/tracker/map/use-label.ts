import type { LatLng } from 'leaflet';
import { useEffect, useState } from 'react';

/** Milliseconds in which the pointer crosses from a route to its label. */
const CROSSING_MS = 300;

interface Label {
  /** The point at which the pointer met it; undefined without a label. */
  at: LatLng | undefined;
  /** The pointer enters the layer, or its interactive tooltip. */
  onOver: (latlng: LatLng) => void;
  onOut: () => void;
}

/** A label that the pointer can move onto, that stays meanwhile, and that Escape closes (WCAG 1.4.13). */
export function useLabel(): Label {
  const [at, setAt] = useState<LatLng | 'dismissed'>();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (isOver || at === undefined) return;
    const timer = setTimeout(() => setAt(undefined), CROSSING_MS);
    return () => clearTimeout(timer);
  }, [isOver, at]);

  const isShown = at !== undefined && at !== 'dismissed';
  useEffect(() => {
    if (!isShown) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Closes nothing else: dialogs listen at the document.
      event.preventDefault();
      event.stopPropagation();
      setAt('dismissed');
      // The label may vanish from under the pointer; the route below must not bring it back.
      setOver(false);
    };
    window.addEventListener('keydown', dismiss, { capture: true });
    return () => window.removeEventListener('keydown', dismiss, { capture: true });
  }, [isShown]);

  return {
    at: isShown ? at : undefined,
    onOver: (latlng) => {
      setOver(true);
      setAt((before) => before ?? latlng);
    },
    onOut: () => setOver(false),
  };
}
