import { type RefObject, useLayoutEffect } from 'react';

/** Grows a text area in browsers without `field-sizing: content`. */
export function useAutoGrow(ref: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    const borders = area.offsetHeight - area.clientHeight;
    area.style.height = `${area.scrollHeight + borders}px`;
  }, [ref, text]);
}
