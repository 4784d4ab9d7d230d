import { limits, type SightingDraft } from '@aranya/contracts';
import type { checkPlaces, PlaceCheck } from '@aranya/wildlife-data';
import { useEffect, useState } from 'react';
import type { EditedPost } from './edited-post';
import { coordinatesIn } from './sighting/coordinates';
import { newSighting } from './sighting/sighting-draft';

/** A new or an edited post. */
type CheckedDraft = Pick<EditedPost, 'text' | 'setText' | 'setAlt' | 'sighting' | 'setSighting'> & {
  pictures: readonly { id: string; alt: string }[];
};

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

const draftWords = ({ text, pictures }: CheckedDraft): Words => ({
  text,
  alts: pictures.map(({ alt }) => alt),
});
const isSame = (one: Words, other: Words) =>
  one.text === other.text &&
  one.alts.length === other.alts.length &&
  one.alts.every((alt, n) => alt === other.alts[n]);

/** Uses the first place as the sighting's point; undefined if it has no coordinates. */
function withPlace(found: PlaceCheck, sighting: SightingDraft | null): SightingDraft | undefined {
  const [first] = found.warnings;
  const point = first && coordinatesIn(first.place.text);
  if (!point) return undefined;
  const before = sighting ?? newSighting();
  const named = first.species
    .slice(0, limits.sightingSpecies)
    .map(({ slug }) => ({ species: slug, count: null }));
  return {
    ...before,
    species: before.species.length > 0 ? before.species : named,
    place: { kind: 'point', ...point },
  };
}

export function usePlaceCheck(draft: CheckedDraft) {
  const [found, setFound] = useState<PlaceCheck>();
  const [taken, setTaken] = useState<{ before: Words; after: Words; sighting: SightingDraft | null }>();
  useEffect(() => void loadRules().catch(() => undefined), []);

  const write = ({ text, alts }: Words) => {
    draft.setText(text);
    draft.pictures.forEach(({ id, alt }, index) => {
      const next = alts[index] ?? alt;
      if (next !== alt) draft.setAlt(id, next);
    });
  };

  const redact = (sighting = draft.sighting) => {
    if (!found) return;
    setTaken({ before: draftWords(draft), after: found.suggestion, sighting: draft.sighting });
    write(found.suggestion);
    if (sighting !== draft.sighting) draft.setSighting(sighting);
    setFound(undefined);
  };
  const moved = found && withPlace(found, draft.sighting);

  return {
    /** Shown in the dialog. */
    found,
    /** Rejects if the rules cannot be loaded. */
    check: async (): Promise<PlaceCheck> => {
      const { text, alts } = draftWords(draft);
      return (await loadRules()).checkPlaces(
        text,
        alts,
        (draft.sighting?.species ?? []).map(({ species }) => species),
      );
    },
    warn: setFound,
    close: () => setFound(undefined),
    redact: () => redact(),
    /**
     * Keeps the first removed place as a point, shown to others as the animal's protection allows; undefined
     * if impossible.
     */
    protect: moved && (() => redact(moved)),
    /** Offered until the next edit, so that nothing typed is lost. */
    undo:
      taken && isSame(draftWords(draft), taken.after)
        ? () => {
            write(taken.before);
            draft.setSighting(taken.sighting);
            setTaken(undefined);
          }
        : undefined,
  };
}

export type FoundPlaces = Pick<ReturnType<typeof usePlaceCheck>, 'found' | 'redact' | 'protect' | 'close'>;
