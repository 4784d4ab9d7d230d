import { NIGHT, WARM, palette } from '../landscape/palette';

export type HeroMode = 'day' | 'night';

/** Dark at the top, behind headline and navigation. */
export const HERO_PALETTES = {
  day: palette(
    ['#123026', '#2d5c47', '#f4c880'],
    '#ffe9bb',
    '#d7c189',
    '#234a39',
    '#7d8a45',
    '#d6b75a',
    '#0d241b',
    '#ffdf98',
    WARM,
  ),
  night: palette(
    ['#061320', '#10324a', '#3d7470'],
    '#fdf2cb',
    '#2f6365',
    '#0a2630',
    '#10302f',
    '#3a7260',
    '#04100f',
    '#cfe9d0',
    NIGHT,
    'stars',
  ),
};
