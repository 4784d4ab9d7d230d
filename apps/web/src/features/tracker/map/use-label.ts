import type { LatLng } from 'leaflet';
import { useEffect, useState } from 'react';

/** Milliseconds in which the pointer crosses from a route to its label. */
const CROSSING_MS = 300;

interface Label {
  /** Where the pointer came upon it; undefined while there is no label. */
  at: LatLng | undefined;
  /** The pointer comes upon the layer, or upon its interactive tooltip. */
  onOver: (latlng: LatLng) => void;
  onOut: () => void;
}

/** A label that the pointer can move onto, that stays while it is there, and that Escape takes away (WCAG 1.4.13). */
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
      // The label goes from under the pointer, which may be upon the route again and then does not bring it back.
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
