import L from 'leaflet';
import { keepCentre } from './camera';

/**
 * Makes a map of 400 by 400 pixels that keeps its centre as the site's maps do. jsdom has no layout, so the
 * size is given.
 */
function keptMap() {
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 400 }, clientHeight: { value: 400 } });
  const map = L.map(container, { zoomSnap: 0.25, fadeAnimation: false, zoomAnimation: false });
  map.on('moveend', () => keepCentre(map));
  return map;
}

test.each([
  [[89, 0], 85, 0],
  [[-89, 400], -85, 360],
  [[0, -500], 0, -360],
  [[20, 70], 20, 70],
] as const)('a centre at %j rests at %d, %d', (centre, lat, lng) => {
  const map = keptMap();
  map.setView([...centre], 2);
  expect(map.getCenter().lat).toBeCloseTo(lat, 0);
  expect(map.getCenter().lng).toBeCloseTo(lng, 0);
  map.remove();
});

test('a centre less than a pixel beyond the limits stays, and the map comes to rest', () => {
  const map = keptMap();
  const rests = jest.fn();
  map.on('moveend', rests);
  map.setView([85.001, 360.1], 0);
  expect(rests).toHaveBeenCalledTimes(1);
  map.remove();
});
