import { getLocale } from './locale';
import { spoken } from './spoken';

const load = { hi: () => import('language:hi'), mr: () => import('language:mr') };

/** Loads the messages of the document's language, before anything renders. */
export async function loadLanguage(): Promise<void> {
  const locale = getLocale();
  if (locale === 'en') return;
  const [{ default: messages }] = await Promise.all([load[locale](), import('../ui-words')]);
  spoken.messages = messages;
}
