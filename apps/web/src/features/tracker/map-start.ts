import { useEffect, useState, type RefObject } from 'react';

/** How long an idle moment may keep the map waiting. Milliseconds. */
const PATIENCE = 2_000;
/** Where a browser tells no idle moments. Milliseconds. */
const PAUSE = 200;

/** What somebody does who will want the map at once. */
const acts = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls back when the page has loaded and the browser has nothing to do. Returns the function that calls it off. */
function whenIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const rest = () => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(callback, { timeout: PATIENCE });
    else timer = setTimeout(callback, PAUSE);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => {
    window.removeEventListener('load', rest);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
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
  useEffect(() => (stirred ? undefined : whenIdle(() => setIdle(true))), [stirred]);
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
