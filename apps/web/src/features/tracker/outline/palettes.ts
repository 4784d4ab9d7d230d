/** Colours as a canvas and an SVG take them. */
export interface OutlinePalette {
  sea: string;
  /** Along the shore, from the farthest to the nearest. */
  waterLines: readonly [far: string, near: string];
  land: string;
  shore: string;
  grid: string;
}

/** The map's: sea in two water-line tones, land of sand; at night the same under a moon. */
export const palettes: Record<'light' | 'dark', OutlinePalette> = {
  light: {
    sea: '#bcd8d2',
    waterLines: ['#cbe2db', '#dbebe3'],
    land: '#f2e6cc',
    shore: '#c7ae7c',
    grid: '#a5c9c2',
  },
  dark: {
    sea: '#0e2429',
    waterLines: ['#133038', '#1a3d45'],
    land: '#37402f',
    shore: '#6f7552',
    grid: '#18363d',
  },
};
