import { coarse } from './coarse';

test('points lie on the grid, and errors do not add up', () => {
  expect(coarse('M.2 .3c.2 0 .2 .2 .4 .2c.2 0 .2 .2 .4 .2z')).toBe('M0 .5c.5 0 .5 0 .5 0c.5 0 .5 0 .5 0z');
  expect(coarse('M0 0l.4 0l.4 0l.4 0')).toBe('M0 0l.5 0l.5 0l0 0');
});

test('a path begins again where the one before it closed', () => {
  expect(coarse('M10 10l4 .2z M20 20l1 1')).toBe('M10 10l4 0zM20 20l1 1');
});

test('arcs stay as they are', () => {
  expect(coarse('M1.2 0a.4 .4 0 1 0 .8 0')).toBe('M1.2 0a.4 .4 0 1 0 .8 0');
});
