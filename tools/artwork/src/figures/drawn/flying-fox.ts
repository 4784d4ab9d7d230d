import type { Figure } from '../figure';
import { locks } from '../parts/fur';
import { form } from '../parts/plumage';
import { bars, blob, limb, moved, oval, stroke } from '../parts/shapes';

const MEMBRANE = '#4a3733';
const SHADE = '#35272a';
const GLOW = '#7c5a49';
const BONE = '#8f7263';
const FUR = '#4b352c';
const GOLD = '#cf9446';
const GOLD_LIT = '#e8bc74';
const GOLD_DARK = '#96652d';
const FACE = '#6d4a37';
const INK = '#17110f';

const WING =
  '94 50, 84 50, 74 45, 62 36, 50 24, 42 13, 38 12, 26 10, 10 9, -8 14, -22 24, -34 40, -40 56, -40.6 58, -34 54, -24 53, -14 58, -6 68, -2.6 78, -2 79.4, 6 72, 16 69, 28 72, 37 82, 40 91, 40.6 92, 50 87, 60 86, 72 91, 81 101, 87.6 114, 92 112, 98 100';

/** The arm to the wrist, and from the wrist the thumb and the four fingers. */
const BONES =
  '93 52, 84 56, 74 57; 74 57, 60 42, 41 14; 41 14, 26 12, 8 12, -8 16; 41 14, 22 19, -4 26, -24 38, -40 56; 41 14, 28 34, 12 56, -2 78; 41 14, 42 40, 44 66, 40.6 91';

const mirrored = (text: string): string =>
  text.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${200 - Number(x)} ${y}`);

const wing = (id: string, mirror: boolean): string => {
  const side = (text: string) => (mirror ? mirrored(text) : text);
  return (
    form(
      id,
      MEMBRANE,
      side(WING),
      blob(GLOW, side('36 18, 8 18, -20 32, -32 50, -20 48, -6 36, 14 28'), 'opacity=".55"') +
        blob(GLOW, side('38 24, 24 46, 4 70, 14 62, 28 66, 38 56, 40 36'), 'opacity=".45"') +
        blob(SHADE, side('46 34, 48 60, 46 84, 62 80, 80 92, 92 104, 96 70, 92 56, 78 62, 64 54')) +
        stroke(
          GLOW,
          0.8,
          side('52 52, 60 66, 64 80; 60 56, 70 70, 76 86; 70 62, 80 76, 86 92; 48 48, 52 62, 54 80'),
          'opacity=".7"',
        ),
    ) +
    stroke(BONE, 1.9, side(BONES)) +
    stroke(BONE, 3.4, side('93 52, 84 56, 74 57; 74 57, 60 42, 41 14')) +
    stroke(BONE, 2, side('41 14, 40 7, 36 3')) +
    stroke(INK, 1.1, side('36 3, 33 2.6, 31.4 4.6'))
  );
};

/** Spreads its wings before the moon, four bodies wide: long fingers from the wrist, a golden mantle, a fox's face. */
export const indianFlyingFox = (): Figure => ({
  body:
    wing('ffa', false) +
    wing('ffb', true) +
    moved(
      // The feet hang free: a fruit bat has no tail.
      limb(SHADE, '94 100 6, 90 108 4, 88 114 2.6') +
        limb(SHADE, '106 100 6, 110 108 4, 112 114 2.6') +
        stroke(
          INK,
          1.1,
          '88 114, 84 118; 88 114, 87 119.4; 88 114, 91 118.6; 112 114, 116 118; 112 114, 113 119.4; 112 114, 109 118.6',
        ) +
        form(
          'ffc',
          FUR,
          '90 52, 100 48, 110 52, 117 64, 118 80, 113 96, 106 106, 100 108, 94 106, 87 96, 82 80, 83 64',
          blob('#33231e', '104 56, 120 60, 122 90, 106 110, 100 108, 110 90, 112 72') +
            stroke(
              '#7a5947',
              1.1,
              '92 76, 91 86; 98 78, 98 90; 104 78, 105 90; 95 90, 96 100; 103 92, 103 102; 88 80, 89 90; 110 78, 109 88',
            ),
        ) +
        locks(FUR, '118 68 3, 118 84 3, 113 98 3, 104 107 3', 4, 0.8) +
        locks(FUR, '96 107 3, 87 98 3, 82 84 3, 82 68 3', 4, -0.8) +
        form(
          'ffm',
          GOLD,
          '88 42, 100 38, 112 42, 120 52, 121 62, 114 72, 100 77, 86 72, 79 62, 80 52',
          blob(GOLD_LIT, '79 56, 84 48, 90 44, 92 54, 92 66, 88 74, 80 66', 'opacity=".45"') +
            blob(GOLD_DARK, '112 44, 124 52, 122 68, 108 78, 110 62', 'opacity=".55"') +
            stroke(
              GOLD_DARK,
              1,
              '88 58, 89 66; 95 62, 95 71; 102 62, 103 71; 109 58, 109 67; 84 54, 84 62; 115 54, 116 62',
            ),
        ) +
        locks(GOLD, '120 60 4, 114 71 6, 100 76 7, 86 71 6, 80 60 4', 4, 0) +
        // Ears and the face of a fox.
        moved(
          blob(INK, '90 32, 85 24, 82 14, 83 8.6, 88 13, 93 21, 96 30') +
            blob('#6a4a3d', '90 28, 86.4 21, 84.4 13.6, 88.6 18.6, 92 26') +
            blob(INK, '110 32, 115 24, 118 14, 117 8.6, 112 13, 107 21, 104 30') +
            blob('#6a4a3d', '110 28, 113.6 21, 115.6 13.6, 111.4 18.6, 108 26') +
            locks(FACE, '88 44 4, 85 34 4, 90 24 3, 100 20 3, 110 24 4, 115 34 4, 112 44 4', 3.4, 0.3) +
            form(
              'ffh',
              FACE,
              '100 19, 108 22, 113 29, 114 38, 109 46, 105 54, 103 60, 100 61.6, 97 60, 95 54, 91 46, 86 38, 87 29, 92 22',
              blob('#96704f', '91 25, 97 22, 99 30, 97 34, 92 32, 88 33', 'opacity=".6"') +
                blob('#4b3126', '104 40, 116 32, 110 50, 104 62, 101 58') +
                blob('#543829', '97 42, 103 42, 104 54, 102 60, 98 60, 96 54'),
            ) +
            blob(INK, '96.4 57, 98 54.8, 102 54.8, 103.6 57, 102 59.4, 98 59.4') +
            stroke(INK, 0.9, '100 59, 100 61') +
            oval(INK, 92.6, 37.4, 3.6, 3.7) +
            oval('#8a5227', 92.6, 37.4, 2.5) +
            oval(INK, 92.8, 37.6, 1.6) +
            oval('#fff', 91.8, 36.2, 0.8) +
            oval(INK, 107.4, 37.4, 3.6, 3.7) +
            oval('#8a5227', 107.4, 37.4, 2.5) +
            oval(INK, 107.2, 37.6, 1.6) +
            oval('#fff', 106.4, 36.2, 0.8),
          14.6,
          11.6,
          0,
          0.854,
        ) +
        // The mantle closes round the cheeks.
        bars(GOLD_LIT, '87 50 1, 86 57 4.4, 91 66 .5; 84 54 1, 86 63 4, 93 70 .5') +
        bars(GOLD, '113 50 1, 114 57 4.4, 109 66 .5; 116 54 1, 114 63 4, 107 70 .5'),
      -20,
      -12.4,
      0,
      1.2,
    ),
  box: [-41, 2, 241, 131],
  pose: 'fly',
  size: 0.44,
  head: [64, -8, 136, 78],
});
