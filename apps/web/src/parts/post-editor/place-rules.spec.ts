import { checkPlaces } from './place-rules';

test.each([
  ['free:unknown:A small pangolin', 1],
  ['indian-pangolin', 1],
  ['free:birds:Hill bird', 0],
])('an exact place beside %s has %i warnings', (chosen, total) =>
  expect(checkPlaces('It was at 26.57123, 93.17123.', [], [chosen]).warnings).toHaveLength(total),
);
