import { join } from 'node:path';
import { animals } from '../src/animals/animals';
import { glances } from '../src/glance/glances';
import { measuredAnimalFaults, measuredTrackFaults } from '../src/measured/measured-faults';
import { loadMeasuredTrack, measuredTracks } from '../src/measured/measured-tracks';
import { parks } from '../src/parks/parks';
import { travel } from '../src/parks/travel/travel';
import { allGlanceFaults } from '../src/rules/glances';
import { allTravelFaults } from '../src/rules/travel';
import { photographFaults } from './photographs';
import { uniqueIdFaults } from './unique-ids';

export interface Check {
  name: string;
  /** One sentence for each fault, which names the record. */
  faults: () => string[] | Promise<string[]>;
}

const photographed = new Set([
  ...animals.map(({ slug }) => `animals/${slug}`),
  ...parks.map(({ slug }) => `parks/${slug}`),
]);

/** Rules of the data that the builds of the site and of the API depend on. */
export const checks: readonly Check[] = [
  { name: 'travel to the parks', faults: () => allTravelFaults(travel, parks, animals) },
  {
    name: 'species at a glance',
    faults: () => allGlanceFaults(animals, glances, parks),
  },
  {
    name: 'measured tracks',
    faults: async () => {
      const tracks = await Promise.all(measuredTracks.map(({ id }) => loadMeasuredTrack(id)));
      return [
        ...uniqueIdFaults(measuredTracks),
        ...tracks.flatMap((track) => measuredTrackFaults(track)),
        ...measuredTracks.flatMap((track) => measuredAnimalFaults(track, animals)),
      ];
    },
  },
  {
    name: 'photographs',
    faults: () => photographFaults(join(import.meta.dirname, '../../../photographs'), photographed),
  },
];
