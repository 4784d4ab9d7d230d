import { type Post, type SightingDraft, sightingDraftSchema } from '@aranya/contracts';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { readTabStorage, writeTabStorage } from '../../lib/tab-storage';

const storedEdit = z.object({
  text: z.string(),
  alts: z.array(z.string()),
  sighting: sightingDraftSchema.nullable(),
  /** Of the post that was edited. */
  editedAt: z.string().nullable(),
});

type Edit = z.infer<typeof storedEdit>;

const keyOf = (postId: string) => `aranya.edit.${postId}`;

/** An own post has its exact place. */
function sightingOf({ sighting }: Post): SightingDraft | null {
  if (sighting === null) return null;
  const { species, place, seen_on, hide_place = false, at_site = false } = sighting;
  const isExact = place?.kind === 'park' || place?.kind === 'point';
  return { species, place: isExact ? place : null, seen_on, hide_place, at_site };
}

const editOf = (post: Post): Edit => ({
  text: post.content,
  alts: post.images.map(({ alt }) => alt),
  sighting: sightingOf(post),
  editedAt: post.edited_at,
});

const isSameSighting = (one: SightingDraft | null, other: SightingDraft | null) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is typed stays in the tab until it is saved or discarded. */
export function useEditDraft(post: Post) {
  const start = editOf(post);
  const [edit, setEdit] = useState<Edit>(() => readTabStorage(keyOf(post._id), storedEdit) ?? start);
  const latest = useRef(edit);
  const change = (changes: Partial<Edit>) => {
    const next = { ...latest.current, ...changes };
    latest.current = next;
    setEdit(next);
    writeTabStorage(keyOf(post._id), next);
  };
  const altAt = (index: number) => edit.alts[index] ?? '';
  const sightingChanged = !isSameSighting(edit.sighting, start.sighting);
  return {
    text: edit.text,
    sighting: edit.sighting,
    asks: post.asks,
    editedAt: edit.editedAt,
    pictures: post.images.map((image, index) => ({ ...image, id: String(index), alt: altAt(index) })),
    sightingChanged,
    isChanged:
      edit.text !== start.text ||
      sightingChanged ||
      post.images.some(({ alt }, index) => alt !== altAt(index)),
    setText: (text: string) => change({ text }),
    setSighting: (sighting: SightingDraft | null) => change({ sighting }),
    setAlt: (id: string, alt: string) =>
      change({
        alts: post.images.map((_, index) =>
          String(index) === id ? alt : (latest.current.alts[index] ?? ''),
        ),
      }),
    /** The next save replaces the post as it is now. */
    rebase: (current: Post) => change({ editedAt: current.edited_at }),
    reset: (to: Post = post) => {
      writeTabStorage(keyOf(post._id), null);
      latest.current = editOf(to);
      setEdit(latest.current);
    },
  };
}

export type EditDraft = ReturnType<typeof useEditDraft>;
