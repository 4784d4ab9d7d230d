import { areaText } from './area-text';

test.each([
  [['Ramsar site'], ['Odisha'], 'Ramsar site in Odisha'],
  [['national park', 'tiger reserve'], ['Karnataka'], 'National park and tiger reserve in Karnataka'],
  [
    ['wildlife sanctuary'],
    ['Madhya Pradesh', 'Rajasthan', 'Uttar Pradesh'],
    'Wildlife sanctuary in Madhya Pradesh, Rajasthan and Uttar Pradesh',
  ],
] as const)('%j in %j: %s', (kinds, states, text) => expect(areaText({ kinds, states })).toBe(text));
