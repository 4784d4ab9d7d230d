import { animalCount } from '@aranya/wildlife-data';
import type { FoundTaxa } from '../../../data/taxa/fetch-taxa';
import { intlLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { isGroup } from '../taxon/taxon-texts';

interface Results {
  /** The number that match by name or region. */
  found: number;
  /** The number of others that have another name with that word. */
  called: number;
  /** Those also called so stand before matches by name or region. */
  calledFirst: boolean;
  /** The number of others that come close. */
  close: number;
  /** The number of the page's first animal, from 1. */
  first: number;
  shown: number;
  text: string;
}

const animals = (count: number) => m.explorer_count({ count });

/** Says what is on the page, how much there is in all, and by which name it was found. */
export function resultText({ found, called, calledFirst, close, first, shown, text }: Results): string {
  const total = found + called + close;
  const range = shown < total ? m.explorer_range({ first, last: first + shown - 1 }) : '';
  const wanted = `“${text.trim()}”`;
  if (calledFirst) {
    const more = total > called ? m.explorer_and_more({ count: total - called }) : '';
    return m.explorer_called_first({ range, animals: animals(called), wanted }) + more;
  }
  const others = called + close;
  if (others === 0) return range + animals(total);
  const near = called > 0 ? m.explorer_called_or_close({ wanted }) : m.explorer_close_to({ wanted });
  if (found === 0) return `${range}${animals(total)} ${near}`;
  return range
    ? m.explorer_some_near({ range, animals: animals(total), count: others, near })
    : m.explorer_and_near({ animals: animals(found), count: others, near });
}

const inFigures = (count: number) => count.toLocaleString(intlLocale());

/** Says that the guide lacks what was found by name, which stands below. */
export function noneInGuideText({ taxa: [best], total }: FoundTaxa): string {
  const found = best?.similar_spelling ? m.explorer_similar_below() : othersText(total);
  return m.explorer_none_in_guide({ none: m.explorer_none(), count: animalCount, found });
}

const othersText = (count: number) =>
  m.explorer_others_below({ count }).replace(String(count), inFigures(count));

/**
 * Says how many were found beyond the guide: "1 more animal and 2 groups". Those not listed may be either.
 * @param more animals of the guide stand above
 */
export function beyondText({ taxa, total }: FoundTaxa, more: boolean): string {
  const count = inFigures(total);
  if (taxa.length < total)
    return more ? m.explorer_more_animals_and_groups({ count }) : m.explorer_animals_and_groups({ count });
  const groups = taxa.filter(isGroup).length;
  const single = total - groups;
  const one = more
    ? m.explorer_more_animals({ count: single })
    : m.explorer_beyond_animals({ count: single });
  if (groups === 0) return one;
  const other = m.explorer_groups({ count: groups });
  return single === 0 ? other : m.explorer_and({ one, other });
}
