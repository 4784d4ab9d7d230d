import { blobPath, moved, painted, within } from '../figures/parts/shapes';
import { whole } from './near-animals';
import type { Print } from './print';

const inked = painted({
  deep: '#14243a',
  shade: '#203750',
  skin: '#2f4a64',
  ear: '#3b5a75',
  fold: '#52738c',
  sky: '#a3bcc4',
  lit: '#fde3ae',
});

/** The sun they stand about, whose light falls on every edge turned to it. */
const SUN = [38, 55] as const;
const WATER = 85;

/** From her trunk's curl over her head to her back. */
const CREST =
  '28.8 80.8, 25.4 81.6, 21.4 80.6, 18.2 77.8, 16.4 73.4, 15.8 67, 16.6 59.6, 19 52, 22.8 45, 28 38.8, 34 34.4, 40 31.4, 43.4 28.4, 45.2 24.6, 46.4 19.6, 49 13.6, 53.4 9, 58 7.4, 60.4 7.8, 62.4 6.4, 67 7, 70.6 9.6, 73.4 13, 77 13.4, 84 12, 94 15';
const COW = `${CREST}, 100 40, 98 110, 62 110, 60.4 98, 60.2 86, 60.6 76, 60 66, 58.2 58, 57 52.6, 54.4 50, 51.4 49.6, 48.6 48.6, 46.4 46, 46.2 43.8, 43.6 43.2, 39 43.4, 34.4 45.4, 30 49, 26.4 53.8, 23.6 59.6, 22 66, 21.6 71.4, 22.4 75.2, 24.6 77.4, 27.4 78, 29.2 77.2, 30.4 78.6`;
const CALF =
  '26 98, 25.4 90, 25.2 82, 26.2 76, 28.8 71.6, 32.6 69, 36.6 68.8, 39.2 67.4, 41 63.6, 43.4 61, 46 60.4, 48.8 61.4, 51 64, 52.4 66.2, 53.8 64.4, 54.2 60.4, 53.6 56.6, 52.4 53.6, 53 51.6, 54.8 51.8, 56.6 55, 57.4 60, 57 65.4, 55.4 70.4, 52.8 73.6, 51 75, 50.4 77.4, 48.6 77.6, 47.4 80, 47 98';

/** A form with the sun's light along the edges that face it. */
const sunlit = (id: string, form: string, width: number, inner: string): string => {
  const [dx, dy] = [-SUN[0] * width, -SUN[1] * width];
  const body = within(`${id}i`, blobPath(form), inked(`skin ${form}`) + inner);
  return within(id, blobPath(form), inked(`lit ${form}`) + moved(body, dx, dy, 0, 1 + width));
};

/** A cow, her trunk about her calf, that reaches for her mouth; in the ring they make stands the sun. */
export function embracingElephants(p: Print): string {
  const above = (id: string, drawn: string) => within(id, `M-9-9H99V${WATER}H-9z`, drawn);
  const image = moved(above('ei', inked(`shade ${COW}\nshade ${CALF}`)), 0, WATER * 1.5, 0, 1, -0.5);
  return whole(
    p,
    image +
      above(
        'ea',
        sunlit(
          'ec',
          CALF,
          0.045,
          inked(`
  shade 24 88, 30 82, 38 82, 43.6 78, 45 73, 48 77, 52 80, 52 99, 24 99
  deep 38.4 66.4, 41.4 65, 44 67.4, 44.4 72, 42.2 76.4, 40.4 77, 38.8 73.4
  ear 38 66, 41 64.4, 43.4 66.8, 43.8 71, 41.8 75.4, 40.2 75.8, 38.6 72.6
  deep ~1.2 48.4 67.4, 48.6 67.4`),
        ) +
          sunlit(
            'em',
            COW,
            0.04,
            inked(`
  shade 15 74, 16 62, 21 50, 28 41.4, 36 36, 42 33.6, 37 37.6, 31 42.6, 25 49.6, 20.6 58.6, 18.8 68, 20 76
  shade 63 110, 64.6 92, 66.6 80, 66 70, 63.6 61, 62.8 54.4, 65.4 51, 71 52.4, 76 57, 84 60, 92 58, 100 50, 100 110
  skin 70 110, 70.6 92, 71 82, 70 72, 68 64, 70.4 62.6, 74 67, 76.4 73, 77.6 77, 77 90, 77 110
  shade 64 14, 60 14.4, 57 18, 56.8 22.4, 59.4 26, 60.2 30.6, 58.8 35.6, 55.4 40.6, 51.6 43.6, 48.6 44.4, 49 49.6, 54 51.4, 59 55, 62 48, 66 44, 64.6 34, 63 24
  deep 64.6 18.4, 71 14.4, 78 17.6, 81.4 26, 80 36, 75 44.8, 70.6 48.4, 67 43.4, 64.4 33
  ear 63.4 18, 68.4 13.6, 75.4 16, 79 24.4, 77.8 34, 73 42.4, 69 46, 66 41.4, 64 33, 62.8 25
  fold 63.6 19, 65.4 15.4, 69.4 13.4, 75.4 16, 78.8 23.8, 78.4 31, 76.4 25, 73 20.4, 68.4 18.4, 65.4 20.4
  deep 46.4 43.8, 49 43.4, 51.4 42.6, 52.6 42.4, 51.4 43.6, 49 44.6
  deep 49.8 28.3, 51 27.1, 52.8 27, 54 28.2, 52.4 29
  lit ~.5 51.2 27.8, 51.4 27.8
  fold ~.5 49.4 27.4, 51 26.3, 53 26.2, 54.6 27.6`),
          ) +
          within('ek', blobPath(COW), inked(`sky ~1.1 ${CREST}`)),
      ) +
      inked(
        'lit 20 84.8 .2, 36 85.5 1, 52 84.8 .2; 50 85.3 .2, 66 86 .9, 88 85.2 .2; 24 88 .2, 38 88.4 .7, 54 88 .2; 60 89 .2, 72 89.4 .6, 84 89 .2',
      ),
  );
}
