/** The browser's own bars cover less than this, in pixels. */
const MIN_KEYBOARD_HEIGHT = 120;

/** True if an on-screen keyboard covers the page; a zoomed viewport cannot tell. */
export const isKeyboardOpen = ({ scale, height }: VisualViewport): boolean =>
  scale === 1 && window.innerHeight - height > MIN_KEYBOARD_HEIGHT;
