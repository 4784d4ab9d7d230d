import type { checkPlaces, PlaceCheck } from '@aranya/wildlife-data';
import { useEffect, useState } from 'react';
import type { Draft } from './use-draft';

type Words = PlaceCheck['suggestion'];

let rules: Promise<{ checkPlaces: typeof checkPlaces }> | undefined;

/** Loads the rules once; a failed attempt is repeated. */
function loadRules() {
  rules ??= import('./place-rules').catch((error: unknown) => {
    rules = undefined;
    throw error;
  });
  return rules;
}

const wordsOf = ({ text, pictures }: Draft): Words => ({ text, alts: pictures.map(({ alt }) => alt) });
const isSame = (one: Words, other: Words) =>
  one.text === other.text &&
  one.alts.length === other.alts.length &&
  one.alts.every((alt, n) => alt === other.alts[n]);

/** Warns of exact places beside threatened species, takes them out of the draft and puts them back. */
export function usePlaceCheck(draft: Draft) {
  const [found, setFound] = useState<PlaceCheck>();
  const [taken, setTaken] = useState<{ before: Words; after: Words }>();
  useEffect(() => void loadRules().catch(() => undefined), []);

  const write = ({ text, alts }: Words) => {
    draft.setText(text);
    draft.pictures.forEach(({ id, alt }, index) => {
      const next = alts[index] ?? alt;
      if (next !== alt) draft.setAlt(id, next);
    });
  };

  return {
    /** What the dialog shows. */
    found,
    /** Rejects where the rules cannot be loaded. */
    check: async (): Promise<PlaceCheck> => {
      const { text, alts } = wordsOf(draft);
      return (await loadRules()).checkPlaces(
        text,
        alts,
        (draft.sighting?.species ?? []).map(({ species }) => species),
      );
    },
    warn: setFound,
    close: () => setFound(undefined),
    takeOut: () => {
      if (!found) return;
      setTaken({ before: wordsOf(draft), after: found.suggestion });
      write(found.suggestion);
      setFound(undefined);
    },
    /** Until the draft is edited further: nothing typed is lost. */
    undo:
      taken && isSame(wordsOf(draft), taken.after)
        ? () => {
            write(taken.before);
            setTaken(undefined);
          }
        : undefined,
  };
}
