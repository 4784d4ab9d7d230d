import { useEffect, useState, type RefObject } from 'react';
import { whenIdle, whenLoaded } from '../../lib/when-idle';

/** How long an idle moment may keep the map waiting. Milliseconds. */
const PATIENCE = 2_000;

/** What somebody does who will want the map at once. */
const acts = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls back when the page has loaded and the browser has nothing to do. Returns the function that calls it off. */
function whenAtRest(callback: () => void): () => void {
  let cancel: () => void = () => undefined;
  const off = whenLoaded(() => {
    cancel = whenIdle(callback, PATIENCE);
  });
  return () => {
    off();
    cancel();
  };
}

export interface MapStart {
  /** The map may load. */
  started: boolean;
  /** It will be moved: what it shows at rest is no longer enough. */
  stirred: boolean;
}

/**
 * When the map comes. The page's picture of the world stands in its place, so it waits for an idle moment, unless it is
 * wanted: by the address, by a pointer over its box, or by any act on the page.
 */
export function useMapStart(wanted: boolean, box: RefObject<HTMLElement | null>): MapStart {
  const [idle, setIdle] = useState(false);
  const [acted, setActed] = useState(false);
  const stirred = acted || wanted;
  useEffect(() => (stirred ? undefined : whenAtRest(() => setIdle(true))), [stirred]);
  useEffect(() => {
    if (stirred) return;
    const act = () => setActed(true);
    const place = box.current;
    place?.addEventListener('pointerover', act);
    for (const name of acts) window.addEventListener(name, act);
    return () => {
      place?.removeEventListener('pointerover', act);
      for (const name of acts) window.removeEventListener(name, act);
    };
  }, [stirred, box]);
  return { started: idle || stirred, stirred };
}
