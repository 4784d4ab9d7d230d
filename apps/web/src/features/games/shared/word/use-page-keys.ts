import { useEffect, useEffectEvent, type RefObject } from 'react';

export interface PageKeys {
  /** What one key may type. */
  letters: RegExp;
  onLetter: (letter: string) => void;
  onDelete: () => void;
  onEnter: () => void;
}

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const operable = 'a[href], button, summary, [role="button"], [role="link"], [role="menuitem"]';

/**
 * Takes keys wherever the focus is, except in fields and dialogs, on links and buttons outside `game`, and
 * for Enter inside it.
 */
export function usePageKeys(game: RefObject<HTMLElement | null>, enabled: boolean, keys: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(editable) || document.querySelector('dialog[open]')) return;
    const operates = target.closest(operable) !== null;
    if (operates && !game.current?.contains(target)) return;
    if (event.key === 'Enter') {
      // A held key would guess repeatedly.
      if (operates || event.repeat) return;
      keys.onEnter();
    } else if (event.key === 'Backspace') keys.onDelete();
    else if (keys.letters.test(event.key)) keys.onLetter(event.key);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}
