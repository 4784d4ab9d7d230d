import { getLocale } from '../language/locale';

let translate = (sentence: string): string => sentence;

const load = { hi: () => import('./contract-sentences/hi'), mr: () => import('./contract-sentences/mr') };

const locale = getLocale();
// Without the list, sentences stay English.
if (locale !== 'en')
  load[locale]().then(
    (list) => void (translate = list.translate),
    () => undefined,
  );

/** Why the contract refuses a value, in the page's language. */
export const contractSentence = <Sentence extends string | undefined>(english: Sentence) =>
  (english === undefined ? undefined : translate(english)) as Sentence;
