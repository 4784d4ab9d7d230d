/** The browser's own bars cover less than this, in pixels. */
const MIN_KEYBOARD_HEIGHT = 120;

/** Whether an on-screen keyboard covers the page. A zoomed viewport says nothing about it. */
export const isKeyboardOpen = ({ scale, height }: VisualViewport): boolean =>
  scale === 1 && window.innerHeight - height > MIN_KEYBOARD_HEIGHT;
