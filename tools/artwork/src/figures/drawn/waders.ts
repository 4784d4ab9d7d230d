import { darker } from '../../drawing/colour';
import type { Figure, Pose } from '../figure';
import { blob, dots, eye, limb, oval, stroke } from '../parts/shapes';

interface WaderOptions {
  body: string;
  wing: string;
  /** Feathers over the tail. */
  bustle: string;
  legs: string;
  /** From shoulder to head. */
  neck: string;
  neckColour: string;
  head: string;
  /** Over the neck, under the head. */
  over?: string;
  box: Figure['box'];
  size: number;
  pose?: Pose;
  legWidth?: number;
}

const wader = ({
  body,
  wing,
  bustle,
  legs,
  neck,
  neckColour,
  head,
  over = '',
  box,
  size,
  pose = 'stand',
  legWidth = 3,
}: WaderOptions): Figure => ({
  body:
    limb(darker(legs, 0.25), `74 76 ${legWidth + 2.5}, 76 96 ${legWidth}, 75 119 ${legWidth - 0.4}`) +
    stroke(darker(legs, 0.25), legWidth - 0.6, '66 123, 75 120, 82 123') +
    blob(bustle, '84 54, 100 58, 112 70, 114 82, 108 80, 107 86, 101 80, 98 85, 90 76, 80 70') +
    blob(body, '46 52, 56 44, 74 42, 94 50, 106 62, 96 70, 80 76, 62 74, 50 66') +
    blob(wing, '60 48, 80 46, 98 54, 110 66, 98 68, 80 70, 64 62') +
    stroke(darker(wing, 0.18), 1.3, '72 64, 88 66, 102 65; 70 58, 88 60, 100 60') +
    limb(legs, `63 72 ${legWidth + 4}, 62 80 ${legWidth + 1}, 63 98 ${legWidth}, 61 119 ${legWidth - 0.4}`) +
    oval(legs, 63, 98, legWidth * 0.7, legWidth * 0.6) +
    stroke(legs, legWidth - 0.6, '51 123, 61 120, 70 123; 61 120, 58 124') +
    limb(neckColour, neck) +
    over +
    head,
  box,
  size,
  pose,
});

export const sarusCrane = (): Figure =>
  wader({
    body: '#a9b0b4',
    wing: '#969ea3',
    bustle: '#c3c9cb',
    legs: '#c98a80',
    neck: '54 56 20, 44 42 10, 42 20 7, 42 4 6.4, 38 -8 7',
    neckColour: '#b8bec1',
    over: limb('#c8402f', '42 10 6.4, 41 2 6.6, 37 -9 8'),
    head:
      limb('#c8402f', '40 -9 9, 33 -10 8') +
      oval('#d9d5c9', 37, -14, 5, 2.4, -8) +
      limb('#8d8f72', '31 -10 5, 20 -7 3.4, 11 -5 1') +
      oval('#c9c4b6', 42, -8, 1.8, 1.5) +
      eye(35, -11, 1.7, '#f2a33a'),
    box: [10, -18, 116, 124],
    size: 0.62,
  });

export const blackNeckedCrane = (): Figure =>
  wader({
    body: '#dcdedb',
    wing: '#c8ccca',
    bustle: '#2c2b2d',
    legs: '#3a3838',
    neck: '54 56 20, 45 44 11, 42 24 7.4, 42 8 6.6, 38 -4 7',
    neckColour: '#29282a',
    over: limb('#dcdedb', '56 58 21, 49 50 14'),
    head:
      limb('#29282a', '40 -5 9, 33 -6 8') +
      oval('#c2392f', 35, -9.5, 4.6, 2.2, -6) +
      blob('#dcdedb', '38 -6, 44 -5, 42 -2, 38 -3') +
      limb('#8b8a76', '31 -6 5, 21 -3.5 3.2, 13 -2 1') +
      eye(34.5, -6.5, 1.7, '#f0d05a'),
    box: [12, -12, 115, 124],
    size: 0.6,
  });

export const demoiselleCrane = (): Figure =>
  wader({
    body: '#aab1b6',
    wing: '#98a0a6',
    bustle: '#6f767c',
    legs: '#3d3b3c',
    neck: '54 56 18, 46 44 9, 43 28 6.6, 43 16 6, 40 6 6.6',
    neckColour: '#2d2c2f',
    over: limb('#2d2c2f', '46 42 8, 48 56 8, 46 68 5, 44 78 1'),
    head:
      limb('#2d2c2f', '42 5 8.6, 35 4 7.6') +
      blob('#b9bec1', '36 -0.5, 43 -0.5, 46 4, 40 3') +
      limb('#f7f5ef', '40 5 2.6, 48 9 3.6, 55 16 1') +
      limb('#a59b72', '33 4 4.4, 25 6 2.8, 19 7.5 1') +
      eye(36, 3.5, 1.6, '#c8442e'),
    box: [18, -1, 115, 124],
    size: 0.52,
  });

export const greaterFlamingo = (): Figure =>
  wader({
    body: '#f7dcd6',
    wing: '#ee8f86',
    bustle: '#f3b9b1',
    legs: '#e5848a',
    neck: '52 58 17, 44 66 9, 36 54 7.4, 42 36 6.8, 50 18 6.6, 44 0 6.6, 36 -6 7',
    neckColour: '#f8e1db',
    head:
      limb('#f8e1db', '39 -5 10, 32 -4 9') +
      limb('#f0a6a6', '30 -3 7, 23 2 6.6, 21 9 5') +
      limb('#2d2a2b', '21 6 5.6, 22 12 4, 25 15 1.5') +
      eye(33, -6, 1.7, '#f3d25e'),
    box: [18, -10, 115, 124],
    size: 0.62,
    legWidth: 2.8,
    pose: 'wade',
  });

export const greaterAdjutant = (): Figure =>
  wader({
    body: '#eeeae0',
    wing: '#4d5358',
    bustle: '#33383c',
    legs: '#b3a99a',
    neck: '56 54 22, 47 42 13, 44 26 9, 44 12 8, 40 2 9',
    neckColour: '#d98f5c',
    over:
      blob('#f4f1e8', '44 40, 54 36, 62 46, 54 56, 44 52') +
      blob('#cf7f4c', '42 34, 48 40, 46 58, 40 68, 36 60, 38 44'),
    head:
      limb('#d48a58', '43 2 13, 35 1 12') +
      blob('#b9a06a', '33 -7, 20 -1, 2 11, -6 17, 4 16, 20 12, 34 8') +
      stroke('#8a764a', 1.1, '33 3, 18 7, 0 15') +
      dots('#6b4a34', '44 -4 1, 40 -5.5 .9, 47 2 .9') +
      eye(37, -1.5, 1.9, '#e9e2c6') +
      stroke('#6b4a34', 1, '42 -6, 45 -9; 46 -4, 49 -7'),
    box: [-6, -10, 115, 124],
    size: 0.6,
    legWidth: 3.6,
  });

export const greatIndianBustard = (): Figure =>
  wader({
    body: '#f1ead9',
    wing: '#a9773f',
    bustle: '#8a5f32',
    legs: '#cdb98a',
    neck: '54 54 24, 46 42 15, 43 26 12, 43 10 10, 41 2 10',
    neckColour: '#f1ead9',
    over:
      limb('#2e2825', '42 50 4, 51 47 5, 60 43 4') +
      stroke(
        '#7d5429',
        1.3,
        '66 52, 74 51; 78 52, 88 54; 70 58, 80 58; 84 59, 96 62; 74 64, 84 65; 90 65, 100 66',
      ) +
      dots('#2e2825', '70 67 1.5, 76 68 1.5, 82 69 1.4, 88 68.5 1.3') +
      dots('#f6efdf', '68 65 1.3, 74 66 1.3, 80 67 1.3'),
    head:
      limb('#f1ead9', '42 3 11, 34 3 9') +
      blob('#2b2624', '31 -2, 38 -5, 48 -4, 54 2, 47 2, 40 -0.5, 32 1') +
      limb('#8f8364', '31 3 5, 24 4.5 3.2, 18 6 1') +
      eye(36.5, 1.5, 1.9, '#e3c25c'),
    box: [17, -6, 115, 124],
    size: 0.58,
    legWidth: 4,
  });

export const commonOstrich = (): Figure => ({
  body:
    limb('#b98d80', '78 70 16, 82 90 7, 76 106 4.6, 78 120 4') +
    stroke('#8d6a60', 4, '68 122.5, 78 121, 83 122.5') +
    blob('#f4efe4', '96 44, 110 36, 120 46, 118 60, 110 70, 98 66') +
    blob('#2c2929', '42 56, 52 38, 74 32, 96 40, 108 54, 102 70, 84 80, 62 78, 48 70') +
    blob('#443f3e', '58 44, 78 40, 98 48, 104 58, 88 66, 68 64') +
    blob('#f4efe4', '66 72, 80 68, 94 66, 100 74, 90 82, 76 82') +
    stroke('#211e1e', 1.6, '62 54, 78 56, 94 54; 60 62, 76 66, 90 64') +
    limb('#c89f91', '60 72 18, 58 88 8, 66 104 5, 60 120 4.4') +
    stroke('#9a7469', 4.2, '48 123, 60 121, 66 123') +
    limb('#c89f91', '52 58 18, 44 46 10, 42 26 7, 42 4 6, 44 -14 6, 40 -26 7') +
    limb('#2c2929', '52 60 19, 48 52 14') +
    limb('#b98d80', '42 -26 10, 35 -26 9') +
    blob('#6d5a50', '34 -31, 40 -33, 47 -30, 46 -26, 40 -29') +
    limb('#d8a07a', '33 -26 6, 27 -24 5, 23 -23 2.5') +
    stroke('#8a5a48', 1, '24 -22.5, 30 -23, 34 -23.5') +
    eye(38, -27.5, 2.4),
  box: [22, -33, 121, 124],
  pose: 'stand',
  size: 0.68,
});

export const barHeadedGoose = (): Figure => ({
  body:
    stroke('#e08a35', 3.6, '72 96, 73 118') +
    blob('#c9772b', '62 123, 73 117, 80 123') +
    blob('#8f979b', '100 74, 122 70, 126 76, 112 84, 98 86') +
    blob('#c3c7c6', '36 74, 48 60, 70 56, 96 64, 114 76, 104 90, 80 100, 56 98, 40 88') +
    blob('#f2f1ec', '64 96, 84 92, 104 84, 112 80, 100 94, 80 101') +
    blob('#9aa2a5', '58 64, 80 60, 102 70, 120 80, 100 84, 78 86, 62 78') +
    stroke('#d9dcdb', 1.6, '64 70, 82 70, 100 76; 66 76, 84 78, 104 80') +
    limb('#3c3f43', '100 78 6, 114 81 5, 124 80 2') +
    stroke('#e89a40', 3.8, '62 98, 60 118') +
    blob('#d98430', '48 124, 60 116, 68 124') +
    limb('#f2f1ec', '50 76 24, 42 62 13, 42 44 9, 44 30 9') +
    limb('#3c3f43', '47 72 12, 46 58 6.4, 48 42 3.4, 50 32 2') +
    blob('#f7f6f1', '46 18, 54 24, 52 34, 42 38, 34 34, 32 26, 38 20') +
    limb('#2e2f33', '38 20.5 2.8, 46 20 3.2, 53 25 2.4') +
    limb('#2e2f33', '46 29 2.6, 51 30 2.8, 53 33 1.5') +
    limb('#e89a40', '33 29 8, 25 31.5 5, 20 33 2') +
    oval('#2e2f33', 20, 33, 1.8, 1.4) +
    eye(39.5, 27, 1.9),
  box: [18, 16, 128, 124],
  pose: 'stand',
  size: 0.42,
});

export const barHeadedGooseFlying = (): Figure => ({
  body:
    blob('#7f878b', '66 58, 84 50, 96 22, 100 -14, 92 -2, 84 6, 78 18, 70 32, 60 50') +
    blob('#2f3236', '92 2, 100 -14, 99 8, 96 22') +
    limb('#c3c7c6', '36 62 9, 58 62 24, 84 64 26, 108 68 14') +
    blob('#f2f1ec', '104 62, 124 66, 126 70, 108 76') +
    limb('#3c3f43', '112 68 5, 127 68 3') +
    limb('#e89a40', '98 74 3.2, 112 75 3') +
    limb('#f2f1ec', '50 62 18, 30 57 10, 14 54 8, 4 52 9') +
    limb('#3c3f43', '40 56 4, 22 51 3, 10 48.5 2') +
    blob('#f7f6f1', '6 46, 10 52, 6 58, -3 58, -8 54, -4 47') +
    limb('#2e2f33', '-2 46.5 2.2, 5 46 2.8, 9 50 2') +
    limb('#e89a40', '-7 54 7, -14 56 4, -18 57 1.5') +
    eye(-1, 52, 1.7) +
    blob(
      '#a8afb2',
      '56 66, 76 54, 92 30, 116 -2, 112 14, 116 16, 108 28, 108 34, 98 44, 96 54, 88 66, 72 74',
    ) +
    blob('#34373b', '104 14, 116 -2, 112 14, 116 16, 108 28, 108 34, 100 38') +
    stroke('#8a9195', 1.4, '72 66, 86 52, 98 34; 80 68, 92 54, 102 40'),
  box: [-20, -14, 128, 78],
  pose: 'fly',
  size: 0.42,
});
