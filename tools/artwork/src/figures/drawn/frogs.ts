import type { Figure } from '../figure';
import { notoBody } from '../noto';

/** A frog that sits, its face Noto's. */
export const frog = (): Figure => ({
  body:
    '<path fill="#7da80f" d="M10 128q-16-50 24-44 14-22 60 0 40-6 24 44z"/><ellipse cx="64" cy="98" rx="42" ry="36" fill="#b6d318"/><ellipse cx="64" cy="106" rx="28" ry="26" fill="#e4ea9a"/><path fill="#8fb812" d="M30 92q-6 30 0 40h-16l-4 5h38q2-30-4-45zM98 92q6 30 0 40h16l4 5H80q-2-30 4-45z"/>' +
    `<g transform="translate(18 -12) scale(.72)">${notoBody('frog')}</g>`,
  box: [2, 2, 126, 138],
  pose: 'stand',
  size: 0.3,
});
