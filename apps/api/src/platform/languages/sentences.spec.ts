import path from 'node:path';
import { answeredSentences } from './answered-sentences.testing';
import { sentences } from './sentences';

const shape = (sentence: string) => sentence.replace(/\{\w*\}/g, '{}');

const answered = new Set(
  [path.join(__dirname, '../..'), path.join(__dirname, '../../../../../libs/contracts/src')]
    .flatMap(answeredSentences)
    .map(shape),
);

test.each(Object.entries(sentences))(
  'every sentence that can be answered is said in %s',
  (_language, said) => {
    // A literal may be a part of a sentence.
    const known = Object.keys(said).map(shape).join('\n');
    expect([...answered].filter((sentence) => !known.includes(sentence)).sort()).toEqual([]);
  },
);

test.each(Object.entries(sentences))(
  'the sentences in %s fill the holes of the English ones',
  (_language, said) => {
    const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
    for (const [english, text] of Object.entries(said))
      expect([english, holes(text)]).toEqual([english, holes(english)]);
  },
);
