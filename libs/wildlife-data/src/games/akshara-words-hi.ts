import words from '../generated/akshara-words-hi.json' with { type: 'json' };
import type { AksharaWords } from './akshara-word.schema';

export const aksharaWords: AksharaWords = words;
