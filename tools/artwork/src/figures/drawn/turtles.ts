import type { Figure } from '../figure';
import { blob, dots, eye, limb, oval, stroke } from '../kit/shapes';

/** Leatherback: a black, keeled shell like a boat, without scutes, and immense front flippers. */
export const leatherbackTurtle = (): Figure => ({
  body:
    blob('#23303a', '120 72, 142 72, 152 84, 138 86, 120 80') +
    blob('#23303a', '104 82, 112 96, 106 108, 96 96') +
    blob('#1f2b34', '30 60, 48 38, 82 32, 116 48, 148 72, 120 84, 80 88, 46 82') +
    blob('#2c3b46', '34 58, 52 40, 84 36, 114 50, 144 72, 112 74, 74 72') +
    stroke('#55697a', 2, '38 56, 70 46, 104 54, 142 71; 40 64, 72 58, 108 64, 140 72; 44 72, 76 70, 110 72') +
    dots(
      '#cfd9dc',
      '56 50 1.2, 70 41 1.2, 86 44 1.2, 100 50 1.2, 64 64 1.2, 84 62 1.2, 100 68 1.2, 118 64 1.1, 52 60 1',
    ) +
    blob('#b9a9a4', '40 80, 66 82, 96 82, 118 80, 92 90, 60 90') +
    blob('#2c3b46', '36 54, 22 50, 8 54, 4 62, 10 70, 26 72, 38 70') +
    dots('#cfd9dc', '18 56 1, 24 60 1, 28 55 1, 22 66 1, 14 62 .8') +
    stroke('#11181d', 1.4, '5 64, 12 67, 19 66') +
    oval('#e3a7a7', 27, 53, 2.5, 1.5) +
    eye(15, 60, 2) +
    blob('#23303a', '44 76, 52 96, 48 120, 32 142, 14 150, 24 130, 26 106, 32 84') +
    dots('#cfd9dc', '40 92 1, 38 108 1, 32 124 1, 44 102 1'),
  box: [4, 31, 152, 151],
  pose: 'swim',
  size: 0.46,
});

interface TurtleOptions {
  shell: string;
  scutes: string;
  skin: string;
  patch: string;
  plastron: string;
  box: Figure['box'];
  marks: string;
}

const flipper = (skin: string, patch: string): string =>
  blob(skin, '44 78, 40 96, 26 116, 6 124, 16 108, 18 92, 28 76') +
  blob(patch, '38 84, 33 98, 18 112, 24 98, 28 84', 'opacity=".7"');

const turtle = ({ shell, scutes, skin, patch, plastron, box, marks }: TurtleOptions): Figure => ({
  body:
    blob(skin, '110 70, 132 70, 138 80, 124 80, 108 76') +
    blob(skin, '96 84, 102 96, 98 104, 86 92') +
    blob(shell, '28 66, 38 44, 66 34, 98 46, 120 68, 112 80, 78 86, 42 84, 30 76') +
    blob(scutes, '36 62, 46 46, 68 39, 94 49, 110 64, 90 68, 60 68') +
    marks +
    blob(plastron, '34 78, 60 82, 90 82, 112 78, 96 90, 62 92, 42 88') +
    blob(skin, '34 60, 20 52, 6 56, 3 64, 10 72, 24 74, 36 72') +
    stroke('#2a3129', 1.3, '4 67, 11 70, 17 69') +
    eye(13, 61, 2.3) +
    flipper(skin, patch),
  box,
  pose: 'swim',
  size: 0.4,
});

/** Olive ridley: a heart-shaped olive shell with many narrow side shields. */
export const oliveRidleyTurtle = (): Figure =>
  turtle({
    shell: '#5e6446',
    scutes: '#7c8257',
    skin: '#737a5c',
    patch: '#a0a67f',
    plastron: '#d8d0a0',
    box: [2, 34, 139, 124],
    marks: stroke(
      '#4b5138',
      1.7,
      '48 46, 46 66; 58 42, 57 67; 68 40, 68 68; 79 42, 79 68; 90 47, 90 67; 99 54, 100 66; 38 60, 60 56, 84 56, 108 63',
    ),
  });

/** Olive ridley hauled out on the sand, as at the great arrivals of Odisha. */
export const oliveRidleyOnSand = (): Figure => ({
  body:
    blob('#666d50', '108 110, 126 112, 138 120, 122 124, 106 120') +
    blob('#666d50', '58 112, 50 122, 30 126, 22 122, 36 112') +
    blob('#5e6446', '36 112, 42 92, 62 80, 86 80, 108 94, 122 114, 104 122, 54 122') +
    blob('#7c8257', '44 106, 52 92, 68 84, 86 85, 104 97, 114 111, 92 108, 66 107') +
    stroke(
      '#4b5138',
      1.7,
      '54 91, 52 107; 63 86, 62 107; 73 84, 73 107; 84 85, 84 107; 94 90, 95 108; 104 97, 105 110; 46 103, 68 97, 92 98, 112 108',
    ) +
    limb('#d8d0a0', '42 117 5, 70 121 5, 104 120 4') +
    limb('#737a5c', '44 108 17, 32 102 15, 22 98 14') +
    blob('#7d8463', '22 88, 30 92, 30 104, 20 108, 8 105, 6 98, 12 91') +
    stroke('#3a4030', 1.2, '7 101, 13 103, 19 102') +
    eye(16, 96, 2.2) +
    blob('#737a5c', '50 110, 46 118, 28 124, 8 124, 22 116, 34 108') +
    blob('#a0a67f', '44 112, 38 118, 22 122, 32 114', 'opacity=".7"'),
  box: [5, 78, 138, 126],
  pose: 'stand',
  size: 0.32,
});

/** Green sea turtle: a smooth oval shell with rayed shields, a small round head. */
export const greenSeaTurtle = (): Figure =>
  turtle({
    shell: '#4c5a37',
    scutes: '#6f7f45',
    skin: '#66794f',
    patch: '#b5bd86',
    plastron: '#e4dcae',
    box: [2, 34, 139, 124],
    marks:
      blob('#96a55c', '52 50, 64 45, 72 54, 64 62, 52 60') +
      blob('#96a55c', '75 44, 90 50, 94 60, 82 64, 74 54') +
      stroke(
        '#c3bd74',
        1.1,
        '60 54, 54 51; 60 54, 66 48; 60 54, 68 57; 60 54, 56 60; 84 55, 78 48; 84 55, 91 52; 84 55, 92 61; 84 55, 78 62',
      ) +
      stroke('#3f4c2e', 1.7, '44 50, 50 66; 72 40, 73 68; 98 52, 96 67; 38 62, 62 64, 90 66, 112 66') +
      dots('#4c5a37', '22 58 2.2, 28 62 2, 20 66 1.8, 29 68 1.8, 12 57 1.4'),
  });
