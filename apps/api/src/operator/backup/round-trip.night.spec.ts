import { testServer } from './backup.testing';
import { testRoundTrip } from './round-trip.testing';

const own = testServer === '' ? 'embedded' : 'server';

testRoundTrip([
  [own, 'folder'],
  ['embedded', 's3'],
  [own, 'folder'],
]);
