import type { PostVersion } from '@aranya/contracts';
import { diffWordsWithSpace } from 'diff';

export interface TextPart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

export interface HistoryEntry {
  /** The time when it was replaced; null for the current text. */
  until: string | null;
  placeRemoved: boolean;
  /** The changes since the previous entry; the whole text for the oldest. */
  parts: TextPart[];
}

function compareTexts(before: string | undefined, after: string): TextPart[] {
  if (before === undefined) return after === '' ? [] : [{ text: after, kind: 'same' }];
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

export function historyEntries(content: string, versions: readonly PostVersion[]): HistoryEntry[] {
  const texts = [{ content, replaced_at: null, place_removed: false }, ...versions];
  return texts.map((text, index) => ({
    until: text.replaced_at,
    placeRemoved: text.place_removed,
    parts: compareTexts(texts[index + 1]?.content, text.content),
  }));
}
