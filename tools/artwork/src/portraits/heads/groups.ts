import { blob, dots, limb } from '../../figures/parts/shapes';
import { headDrawing } from './head-drawing';

const INK = '#24332c';

/** A bird in flight, of no species. */
export const anyBird = () =>
  headDrawing(
    limb(INK, '28 66 8, 48 70 20, 72 76 18, 104 84 6') +
      blob(INK, '18 64, 26 57, 34 58, 36 66, 30 71, 20 68, 10 68') +
      blob(INK, '52 68, 60 46, 78 26, 104 12, 98 34, 86 54, 72 74') +
      blob(INK, '50 74, 46 94, 34 112, 52 108, 66 94, 70 78') +
      blob(INK, '92 78, 118 78, 124 86, 118 92, 94 88'),
  );

/** A pugmark. */
export const anyAnimal = () =>
  headDrawing(
    blob(INK, '64 66, 80 74, 92 90, 90 104, 76 106, 64 102, 52 106, 38 104, 36 90, 48 74') +
      dots(INK, '33 64 9, 54 44 10, 76 44 10, 96 64 9'),
  );
