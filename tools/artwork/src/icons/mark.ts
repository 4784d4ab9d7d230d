import { svg } from '../drawing/svg';

const HILLS =
  '<circle cx="20" cy="16" r="7" fill="#fdf0d4"/>' +
  '<path fill="#1b4a34" d="M0 27.500L12 15l5 6.500 6-8.500 17 15.500V40H0z"/>' +
  '<path fill="#0d241b" d="M0 26.500q10-5 20 0t20-1.500V40H0z"/>';

export const mark = (): string =>
  svg(
    64,
    64,
    '<clipPath id="c"><circle cx="20" cy="20" r="19"/></clipPath>',
    `<circle cx="20" cy="20" r="19" fill="#f0a02c"/><g clip-path="url(#c)">${HILLS}</g>`,
    '',
    '0 0 40 40',
  );

/** For systems that crop icons: the outer fifth may be lost. */
export const squareMark = (): string =>
  svg(
    512,
    512,
    '',
    `<rect x="-12" y="-12" width="64" height="64" fill="#f0a02c"/>${WIDE_HILLS}`,
    '',
    '-6 -6 52 52',
  );

const WIDE_HILLS =
  '<circle cx="20" cy="16" r="7" fill="#fdf0d4"/>' +
  '<path fill="#1b4a34" d="M-12 31L2 24 12 15l5 6.500 6-8.500 14 14 15 5V60h-64z"/>' +
  '<path fill="#0d241b" d="M-12 27q12-1 22-1t20 1 22-2v40h-64z"/>';
