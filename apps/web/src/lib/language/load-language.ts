import { getLocale } from './locale';
import { learnMessages } from './spoken';

const load = {
  hi: () => import('../../generated/messages/hi.js'),
  mr: () => import('../../generated/messages/mr.js'),
};

/** Loads the messages of the document's language, before anything renders. */
export async function loadLanguage(): Promise<void> {
  const locale = getLocale();
  if (locale === 'en') return;
  const [{ default: messages }] = await Promise.all([
    load[locale](),
    import('../record-words'),
    import('../ui-words'),
  ]);
  learnMessages(locale, messages);
}
