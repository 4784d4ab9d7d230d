import type { DrawnAnimal } from '@aranya/wildlife-data/drawn';
import { projection } from './projection';
import { relativePath } from './relative-path';

type Sea = NonNullable<DrawnAnimal['range']['seas']>[number];
type Ring = readonly (readonly [lng: number, lat: number])[];

/** Coarse: land is drawn over them, so rings run inland. Longitudes up to 191, where the map is cut. */
const RINGS: Record<Sea, readonly Ring[]> = {
  'Arabian Sea': [
    [
      [42.5, 10],
      [50, 9],
      [46, 2],
      [62, -2],
      [73, 2],
      [77.5, 8],
      [74, 20],
      [70, 25],
      [62, 28],
      [56, 28],
      [50, 27],
      [52, 17],
    ],
  ],
  'Bay of Bengal': [
    [
      [78, 9],
      [80, 4],
      [88, 2],
      [95, 4],
      [100, 6],
      [98, 18],
      [92, 24],
      [86, 23],
      [79, 15],
    ],
  ],
  'Indian Ocean': [
    [
      [20, -34],
      [20, -55],
      [115, -55],
      [147, -55],
      [147, -40],
      [130, -28],
      [118, -25],
      [131, -12],
      [131, -9.5],
      [120, -7],
      [106, -5],
      [98, 5],
      [98, 17],
      [91, 24],
      [80, 16],
      [77.5, 8],
      [72, 23],
      [62, 28],
      [52, 16],
      [42, 11],
      [38, -5],
      [33, -20],
      [28, -32],
    ],
  ],
  'Pacific Ocean': [
    [
      [191, 66],
      [160, 62],
      [135, 60],
      [117, 40],
      [106, 20],
      [100, 14],
      [100, 8],
      [104, 0],
      [105, -6.5],
      [120, -9],
      [130, -11],
      [144, -12],
      [146, -20],
      [150, -38],
      [147, -45],
      [147, -60],
      [191, -60],
    ],
    [
      [-169, 66],
      [-160, 60],
      [-140, 61],
      [-122, 48],
      [-110, 28],
      [-98, 18],
      [-84, 12],
      [-78, 8],
      [-76, -8],
      [-68, -20],
      [-70, -54],
      [-68, -60],
      [-169, -60],
    ],
  ],
  'Atlantic Ocean': [
    [
      [-68, -60],
      [20, -60],
      [20, -33],
      [16, -25],
      [15, -12],
      [13, 0],
      [10, 7],
      [-8, 8],
      [-13, 20],
      [-4, 35],
      [0, 44],
      [6, 52],
      [12, 60],
      [16, 66],
      [-20, 66],
      [-44, 64],
      [-62, 66],
      [-60, 54],
      [-68, 48],
      [-74, 42],
      [-79, 36],
      [-84, 31],
      [-98, 30],
      [-98, 18],
      [-88, 15],
      [-84, 9],
      [-62, 8],
      [-48, -2],
      [-40, -10],
      [-52, -28],
      [-66, -45],
    ],
  ],
  // Includes the Gulf of Mexico and the waters of Florida and the Bahamas.
  'Caribbean Sea': [
    [
      [-60, 10],
      [-60, 19],
      [-71, 23],
      [-77, 28],
      [-81, 29],
      [-84, 31],
      [-98, 30],
      [-98, 18],
      [-88, 15],
      [-84, 8],
    ],
  ],
  'Arctic Ocean': [
    [
      [-169, 66],
      [-140, 67],
      [-110, 66],
      [-96, 60],
      [-88, 52],
      [-78, 50],
      [-70, 62],
      [-60, 66],
      [-44, 66],
      [-20, 66],
      [16, 66],
      [60, 66],
      [110, 72],
      [160, 68],
      [191, 66],
      [191, 84],
      [100, 84],
      [0, 84],
      [-100, 84],
      [-169, 84],
    ],
  ],
  'Southern Ocean': [
    [
      [-169, -60],
      [-60, -55],
      [20, -55],
      [147, -58],
      [191, -60],
      [191, -74],
      [100, -66],
      [40, -68],
      [-60, -64],
      [-100, -72],
      [-169, -76],
    ],
  ],
  'Mediterranean Sea': [
    [
      [-6, 36],
      [3, 44],
      [14, 47],
      [20, 42],
      [27, 42],
      [37, 38],
      [37, 30],
      [20, 29],
      [10, 32],
      [8, 36.5],
      [-2, 34.5],
    ],
  ],
  'Red Sea': [
    [
      [32, 31],
      [36, 30],
      [41, 22],
      [44, 14],
      [43.5, 11.5],
      [41, 13],
      [35, 20],
      [32, 27],
    ],
  ],
  'Gulf of California': [
    [
      [-115, 32],
      [-112, 32],
      [-106, 23.5],
      [-109.5, 22.8],
    ],
  ],
};

/** Straight lines in degrees are curves on the map. */
const STEP = 4;

function between(from: readonly [number, number], to: readonly [number, number]): [number, number][] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
  return Array.from({ length: steps }, (_, i) => [
    from[0] + ((to[0] - from[0]) * i) / steps,
    from[1] + ((to[1] - from[1]) * i) / steps,
  ]);
}

/** The outlines of some seas, which may overlap. */
export function seaPaths(seas: readonly Sea[]): string[] {
  return seas.flatMap((sea) =>
    RINGS[sea].map((ring) => {
      const path = relativePath();
      ring
        .flatMap((point, i) => between(point, ring[(i + 1) % ring.length] ?? point))
        .forEach(([lng, lat], i) => {
          const [x, y] = projection([Math.min(Math.max(lng, -168.9), 190.9), lat]) ?? [0, 0];
          if (i === 0) path.moveTo(x, y);
          else path.lineTo(x, y);
        });
      path.closePath();
      return path.toString();
    }),
  );
}
