import { join } from 'node:path';
import { faultsInFile } from '../facts/located-faults';
import { animals } from '../src/animals/animals';
import { glances } from '../src/glance/glances';
import { measuredAnimalFaults, measuredTrackFaults } from '../src/measured/measured-faults';
import { loadMeasuredTrack } from '../src/measured/load-measured-track';
import { measuredTracks } from '../src/measured/measured-tracks';
import { parks } from '../src/parks/parks';
import { travel } from '../src/parks/travel/travel';
import { parkFaults, speciesFaults } from '../src/rules/record-rules';
import { photographFaults } from './photographs';
import { protectionFaults } from './protection-faults';
import { uniqueIdFaults } from './unique-ids';

export interface Check {
  name: string;
  faults: () => string[] | Promise<string[]>;
}

const photographed = new Set([
  ...animals.map(({ slug }) => `animals/${slug}`),
  ...parks.map(({ slug }) => `parks/${slug}`),
]);

export const checks: readonly Check[] = [
  {
    name: 'species',
    faults: () =>
      animals.flatMap((animal, at) =>
        glances
          .filter(({ id }) => id === animal.id)
          .flatMap((glance) =>
            faultsInFile('species', animal.slug, speciesFaults(animal, glance, animals.slice(0, at), parks)),
          ),
      ),
  },
  { name: 'protection', faults: () => protectionFaults(animals) },
  {
    name: 'parks',
    faults: () =>
      parks.flatMap((park, at) =>
        travel
          .filter(({ id }) => id === park.id)
          .flatMap((record) =>
            faultsInFile(
              'parks',
              park.slug,
              parkFaults(park, record, parks.slice(0, at), animals, new Date().getFullYear()),
            ),
          ),
      ),
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
