import type { PinMapProps } from '../parts/post-editor/sighting/pin-map';
import type { AreaMapProps } from '../features/areas/area-map';
import type { CellsMapProps } from '../parts/sighting-map/cells-map';
import type { MarksMapProps } from '../features/sightings/map/marks-map';
import type { WorldMapProps } from '../features/tracker/map/world-map';
import type { JourneyMapProps } from '../features/tracker/measured/map/journey-map';

/**
 * Replaces the maps, since jsdom has no layout; browser tests look at the real ones. Tests read what a map was
 * given.
 */
export const shownMaps = {
  world: jest.fn<null, [WorldMapProps]>(() => null),
  journey: jest.fn<null, [JourneyMapProps]>(() => null),
};

export const WorldMap = (props: WorldMapProps) => shownMaps.world(props);

export const JourneyMap = (props: JourneyMapProps) => shownMaps.journey(props);

export const AreaMap = ({ name }: AreaMapProps) => <p>Map of {name}</p>;

export const CellsMap = ({ subject }: CellsMapProps) => <p>Map of {subject}</p>;

export const MarksMap = ({ subject, marks, view, onMove }: MarksMapProps) => (
  <button
    type="button"
    onClick={() =>
      onMove({ lat: 26.5, lng: 93.1, zoom: 9 }, { south: 26.2, west: 92.6, north: 26.9, east: 93.7 })
    }
  >
    Map of {subject} with {marks.length} marks, {view ? `at ${view.lat}, ${view.lng}` : 'of India'}
  </button>
);

export const PinMap = ({ point, square, onPick }: PinMapProps) => (
  <button type="button" onClick={() => onPick({ lat: 26.5712345, lng: 93.1712345 })}>
    {point ? `Pin at ${point.lat}` : 'No pin'}, {square ? 'with a square' : 'without a square'}
  </button>
);
