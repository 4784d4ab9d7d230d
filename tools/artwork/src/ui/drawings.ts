import { contourLines } from './contour-lines';

/** The drawing committed in libs/ui. `nx run ui:drawings` writes it again. */
export const uiDrawings = (): { path: string; content: string }[] => [
  { path: 'libs/ui/src/contour-background/contours.svg', content: contourLines() },
];
