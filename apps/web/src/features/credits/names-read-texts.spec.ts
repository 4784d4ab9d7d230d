import { namesReadTexts } from './names-read-texts';

test.each([
  [
    { hi: [], mr: [] },
    ['Those in Hindi and Marathi have not been read yet by somebody who grew up with the language.'],
  ],
  [
    { hi: [], mr: ['Asha Kale', 'Ravi Patil'] },
    [
      'Those in Marathi were read by Asha Kale and Ravi Patil.',
      'Those in Hindi have not been read yet by somebody who grew up with the language.',
    ],
  ],
  [{ hi: ['Meera Joshi'] }, ['Those in Hindi were read by Meera Joshi.']],
])('%j is told', (readers, texts) => expect(namesReadTexts(readers)).toEqual(texts));
