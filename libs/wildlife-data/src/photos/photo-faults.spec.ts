import { photoFaults } from './photo-faults';
import type { Photo } from './photo.schema';

const photo: Photo = {
  kind: 'animal',
  slug: 'bengal-tiger',
  title: 'Tiger at a pool.jpg',
  author: 'A. Sample',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
  source: 'https://commons.wikimedia.org/wiki/File:Tiger_at_a_pool.jpg',
  changes: 'Resized',
  alt: 'Photograph: Bengal Tiger',
  width: 960,
  height: 640,
  widths: [480, 960],
  focus: { x: 0.4, y: 0.5 },
  colour: '#8a6a3c',
};
const faults = (change: Partial<Record<keyof Photo, unknown>>) =>
  photoFaults('animals/bengal-tiger', { ...photo, ...change });

test('a complete record has no fault', () => expect(faults({})).toEqual([]));

test.each([
  [{ licence: 'CC BY-NC 4.0' }, /the licence 'CC BY-NC 4.0' is not one of CC0/],
  [{ licence: '' }, /the licence '' is not one of/],
  [{ licence: undefined }, /animals\/bengal-tiger: licence: /],
  [{ licenceUrl: undefined }, /without the address of its text/],
  [{ author: '' }, /author/],
  [{ changes: ' ' }, /asks to tell what was changed/],
  [{ slug: 'jaguar' }, /is the record of animals\/jaguar/],
  [{ widths: [960, 480] }, /its largest file is 480 wide/],
  [{ widths: [640, 480, 960] }, /: the widths do not ascend/],
  [{ widths: [480, 480, 960] }, /: the widths do not ascend/],
  [{ focus: { x: 2, y: 0 } }, /focus.x/],
])('%j is a fault that names the record', (change, fault) => {
  expect(faults(change).join('\n')).toMatch(fault);
  expect(faults(change)[0]).toMatch(/^animals\/bengal-tiger: /);
});

test('the public domain needs no address of a text', () =>
  expect(faults({ licence: 'Public domain', licenceUrl: undefined })).toEqual([]));
