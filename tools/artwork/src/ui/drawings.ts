import { contourLines } from './contour-lines';
import { treeLine } from './tree-line';

/** The drawings committed in libs/ui. `nx run ui:drawings` writes them again. */
export const uiDrawings = (): { path: string; content: string }[] => [
  { path: 'libs/ui/src/contour-background/contours.svg', content: contourLines() },
  {
    path: 'libs/ui/src/tree-line-divider/tree-line.json',
    content: `${JSON.stringify(treeLine(), null, 2)}\n`,
  },
];
