import { getLocale } from './locale';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Tells whether a text of a record is still English on a page in another language. */
export const isStillEnglish = (text: string): boolean =>
  getLocale() !== 'en' && !DEVANAGARI.test(text) && /[A-Za-z]{2}/.test(text);

/** A text of a record: what is not translated yet is shown in English, and marked as such. */
export const Said = ({ text }: { text: string }) =>
  isStillEnglish(text) ? <span lang="en">{text}</span> : text;
