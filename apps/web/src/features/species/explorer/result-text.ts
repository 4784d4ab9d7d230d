import { animalCount } from '@aranya/wildlife-data';
import type { FoundTaxa } from '../../../data/taxa/fetch-taxa';
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

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

const animals = (count: number) => counted(count, 'animal');

/** Says what is on the page, how much there is in all, and by which name it was found. */
export function resultText({ found, called, calledFirst, close, first, shown, text }: Results): string {
  const total = found + called + close;
  const range = shown < total ? `${first} to ${first + shown - 1} of ` : '';
  const wanted = `“${text.trim()}”`;
  if (calledFirst)
    return `Found by another name: ${range}${animals(called)} called ${wanted}${total > called ? `, and ${total - called} more` : ''}`;
  const others = called + close;
  if (others === 0) return range + animals(total);
  const near = called > 0 ? `called or close to ${wanted}` : `close to ${wanted}`;
  if (found === 0) return `${range}${animals(total)} ${near}`;
  return range
    ? `${range}${animals(total)}, ${others} of them ${near}`
    : `${animals(found)}, and ${others} ${near}`;
}

export const NONE_TEXT = 'No animals match your search/filter';

/** Says that the guide lacks what was found by name, which stands below. */
export function noneInGuideText({ taxa: [best], total }: FoundTaxa): string {
  const others = total === 1 ? '1 other does' : `${total.toLocaleString('en')} others do`;
  const found = best?.similar_spelling ? 'names with a similar spelling are below' : others;
  return `${NONE_TEXT} among the ${animalCount} of the guide; ${found}.`;
}

/**
 * Says how many were found beyond the guide: "1 more animal and 2 groups". Those not listed may be either.
 * @param more animals of the guide stand above
 */
export function beyondText({ taxa, total }: FoundTaxa, more: boolean): string {
  const others = more ? 'more ' : '';
  if (taxa.length < total) return `${total.toLocaleString('en')} ${others}animals and groups`;
  const groups = taxa.filter(isGroup).length;
  const parts = [
    total > groups && counted(total - groups, `${others}animal`),
    groups > 0 && counted(groups, 'group'),
  ];
  return parts.filter(Boolean).join(' and ');
}
