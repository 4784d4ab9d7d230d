import { getLocale } from './locale';
import { withoutPrefix } from './site-paths';
import { learnMessages } from './spoken';

const everywhere = {
  hi: () => import('../../generated/messages/hi-public.js'),
  mr: () => import('../../generated/messages/mr-public.js'),
};
const community = {
  hi: () => import('../../generated/messages/hi-community.js'),
  mr: () => import('../../generated/messages/mr-community.js'),
};

async function learn(lists: typeof everywhere | typeof community): Promise<void> {
  const locale = getLocale();
  if (locale !== 'en') learnMessages(locale, (await lists[locale]()).default);
}

/** Loads what only the community says, beside what all pages say. */
export const loadCommunityLanguage = (): Promise<void> => learn(community);

/** Loads the words of the document's language, before anything renders. */
export const loadLanguage = (path: string): Promise<unknown> | undefined =>
  getLocale() === 'en'
    ? undefined
    : Promise.all([
        learn(everywhere),
        withoutPrefix(path).startsWith('/community') && loadCommunityLanguage(),
        import('../other-words'),
      ]);
