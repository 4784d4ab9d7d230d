import type { Language } from '../../common/languages';
import { type About, noticeKey } from '../../notifications/notification-words';
import type { NotificationKind } from '../../notifications/notifications.schemas';
import { freeNameOf } from '../../taxa/taxon-key';
import en from './en.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import mr from './mr.json' with { type: 'json' };

const messages: Readonly<Record<Language, typeof en>> = { en, hi, mr };

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

/** @param others beside the first, as `99+` where there are more */
function whoOf(first: string, others: { count: number; number: string }, language: Language): string {
  const { notice_by_one: one, notice_by_many: many } = messages[language];
  if (others.count === 0) return filled(one, { first });
  const form = new Intl.PluralRules(language).select(others.count);
  const forms: Partial<Record<string, string>> = Object(many[0]?.match);
  return filled(forms[`countPlural=${form}`] ?? '', { first, number: others.number });
}

interface Notice extends About {
  kind: NotificationKind;
  first: string;
  others: { count: number; number: string };
}

/** Says who did what, as the page of notifications does. */
export const noticeSentence = ({ kind, first, others, ...about }: Notice, language: Language): string =>
  filled(messages[language][noticeKey(kind, about)], {
    who: whoOf(first, others, language),
    animal: about.speciesName ?? '',
  });

/** @param freeName its key */
export const settledSentence = (freeName: string, animal: string, language: Language): string =>
  filled(messages[language].notice_named, { words: freeNameOf(freeName)?.words ?? freeName, animal });
