import words from '../generated/akshara-words-mr.json' with { type: 'json' };
import type { AksharaWords } from './akshara-word.schema';

export const aksharaWords: AksharaWords = words;
