import type { Figure } from '../figure';
import { blob, eye, limb, stroke } from '../kit/shapes';

/** Arctic tern in flight: black cap, blood-red bill, forked tail streamers. */
export const arcticTern = (): Figure => ({
  body:
    blob('#aab4bb', '60 60, 72 50, 80 24, 90 -14, 80 2, 70 16, 62 34, 54 54') +
    stroke('#4d555b', 1.5, '88 -10, 82 10, 76 30') +
    limb('#dfe4e6', '92 68 7, 116 72 4, 144 78 1') +
    limb('#c5cdd1', '92 72 6, 116 82 4, 140 96 1') +
    limb('#e9edee', '22 60 10, 44 62 21, 70 66 22, 94 70 10') +
    limb('#ffffff', '30 66 7, 50 72 10, 74 74 8') +
    blob('#eef1f1', '14 54, 24 48, 36 50, 40 60, 32 68, 20 68, 12 62') +
    blob('#232427', '12 57, 18 49, 28 46, 38 50, 44 57, 34 57, 22 57') +
    limb('#b92f2a', '13 61 5, 4 63 3.4, -8 66 1') +
    eye(20, 57.5, 1.8) +
    limb('#b92f2a', '74 76 2.6, 82 79 2') +
    blob('#d2d9dd', '48 62, 62 52, 82 32, 112 -6, 106 14, 100 30, 90 48, 80 62, 64 70') +
    stroke('#4d555b', 1.7, '111 -4, 102 20, 90 42') +
    stroke('#b4bec4', 1.3, '64 64, 80 50, 92 34; 72 64, 86 52, 96 38'),
  box: [-10, -15, 148, 98],
  pose: 'fly',
  size: 0.42,
});

/** Wandering albatross: the longest of wings held straight, white with dark tips, a pink hooked bill. */
export const wanderingAlbatross = (): Figure => ({
  body:
    blob('#d7dbda', '84 50, 98 46, 132 20, 176 -8, 216 -22, 190 2, 156 28, 124 54, 100 62') +
    blob('#2d2f33', '150 8, 184 -12, 216 -22, 192 0, 164 20') +
    limb('#f6f5f0', '36 70 15, 62 66 28, 92 66 28, 118 70 12') +
    blob('#e7e8e4', '112 62, 128 68, 124 78, 110 76') +
    limb('#2d2f33', '118 70 6, 127 72 4') +
    limb('#d9dcd9', '54 78 6, 76 82 9, 100 78 6') +
    blob('#fbfaf6', '20 62, 32 54, 46 56, 50 68, 40 78, 26 78, 18 72') +
    limb('#e6a58f', '21 70 9, 6 72 7, -4 74 5') +
    blob('#d98a72', '-1 70, -7 73, -7 80, -3 77') +
    stroke('#b56f5c', 1, '20 73, 4 75') +
    eye(29, 66, 2.3) +
    blob('#f0f0ec', '62 56, 84 54, 98 66, 82 84, 44 110, -6 132, -52 138, -20 118, 22 92, 48 68') +
    blob('#2d2f33', '-52 138, -20 118, 8 101, 26 96, 14 108, -18 128') +
    stroke('#2d2f33', 2.6, '70 84, 40 102, 0 122') +
    stroke('#c9cdcb', 1.3, '60 64, 36 84, 10 104'),
  box: [-53, -23, 216, 139],
  pose: 'fly',
  size: 0.44,
});
