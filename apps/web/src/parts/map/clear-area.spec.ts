import fc from 'fast-check';
import { clearArea, type Box } from './clear-area';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const frame = box(0, 0, 1000, 800);

test('without panels only the gap is taken', () => {
  expect(clearArea(frame, [], 30)).toEqual(box(30, 30, 970, 770));
});

test('a player at the bottom takes its height, buttons at the right their width', () => {
  const player = box(300, 620, 700, 770);
  const buttons = box(940, 16, 984, 104);
  expect(clearArea(frame, [player, buttons], 30)).toEqual(box(30, 30, 910, 590));
});

test('what lies beside the map or behind what is taken counts no more', () => {
  const player = box(300, 620, 700, 770);
  const attribution = box(700, 780, 1000, 800);
  const page = box(0, 900, 1000, 1000);
  expect(clearArea(frame, [player, attribution, page], 0)).toEqual(box(0, 0, 1000, 620));
});

test('some of a small map stays however much covers it', () => {
  const { left, top, right, bottom } = clearArea(frame, [box(0, 20, 1000, 800)], 30);
  expect(right - left).toBe(940);
  expect(bottom - top).toBeCloseTo(160);
});

test('no panel reaches into what is clear', () => {
  const panel = fc
    .tuple(
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 1, max: 150 }),
      fc.integer({ min: 1, max: 150 }),
    )
    .map(([left, top, width, height]) => box(left, top, left + width, top + height));
  fc.assert(
    fc.property(fc.array(panel, { maxLength: 3 }), (panels) => {
      const clear = clearArea(frame, panels, 0);
      // The limit of what panels may take wins over them.
      fc.pre(clear.right - clear.left > 200.5 && clear.bottom - clear.top > 160.5);
      for (const { left, top, right, bottom } of panels) {
        const touches = left < clear.right && right > clear.left && top < clear.bottom && bottom > clear.top;
        expect(touches).toBe(false);
      }
    }),
  );
});
