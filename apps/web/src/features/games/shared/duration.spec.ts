import { durationText, durationWords } from './duration';

test.each([
  [0, '0:00', '0 seconds'],
  [999, '0:00', '0 seconds'],
  [1000, '0:01', '1 second'],
  [67_400, '1:07', '1 minute 7 seconds'],
  [760_000, '12:40', '12 minutes 40 seconds'],
  [3_723_000, '1:02:03', '62 minutes 3 seconds'],
  [-5, '0:00', '0 seconds'],
])('%d ms', (ms, text, words) => {
  expect([durationText(ms), durationWords(ms)]).toEqual([text, words]);
});
