import { emptyPostError, type Post, type PostEdit, postSchema, sightingInputSchema } from '@aranya/contracts';
import { announce, notify } from '@aranya/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlaceCheck } from '@aranya/wildlife-data';
import { useRef, useState } from 'react';
import { ApiError, errorText, tsr, unwrap } from '../../lib/api';
import { checkText } from './check-text';
import { sightingProblem } from './sighting/sighting-draft';
import { changePost, postKeys } from '../../data/posts/post-cache';
import type { EditDraft } from './use-edit-draft';
import { m } from '../../lib/language/messages';

interface SaveOptions {
  check: () => Promise<PlaceCheck>;
  warn: (found: PlaceCheck) => void;
  onSaved: () => void;
}

function conflictingPost(error: unknown): Post | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined;
  return postSchema.safeParse((error.body as { current?: unknown }).current).data;
}

/** Files come last: the API reads the edit before them. */
function packImages(edit: PostEdit, pictures: EditDraft['pictures']): FormData {
  const form = new FormData();
  const images = pictures.map(({ url, alt, licence }) => ({ url, alt, licence }));
  form.append('edit', JSON.stringify({ ...edit, images }));
  for (const { file } of pictures) if (file) form.append('images', file, file.name);
  return form;
}

/** Sends a form only if pictures were added, removed or moved. */
async function sendEdit(edit: PostEdit, { pictures, picturesMoved }: EditDraft) {
  if (picturesMoved)
    return unwrap(await tsr.postEdits.editImages.mutate({ body: packImages(edit, pictures) })).body;
  const image_alts = pictures.map(({ alt }) => alt);
  const image_licences = pictures.map(({ licence }) => licence);
  return unwrap(await tsr.postEdits.edit.mutate({ body: { ...edit, image_alts, image_licences } })).body;
}

/** `newer`: the version saved meanwhile. */
export function useSaveEdit(post: Post, draft: EditDraft, { check, warn, onSaved }: SaveOptions) {
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [newer, setNewer] = useState<Post>();
  const unchecked = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (edit: PostEdit) => sendEdit(edit, draft),
    onSuccess: (body) => {
      changePost(queryClient, post._id, ({ suggested }) => ({ ...body.post, suggested }));
      void queryClient.invalidateQueries({ queryKey: postKeys.all });
      draft.reset(body.post);
      notify.success(body.message);
      onSaved();
    },
    onError: (error) => {
      const current = conflictingPost(error);
      if (current) setNewer(current);
      setProblem(errorText(error));
      announce(errorText(error));
    },
  });

  const refuse = (reason: string) => {
    setProblem(reason);
    announce(reason);
  };
  /** A check that cannot be loaded must not prevent saving. */
  const isClear = async () => {
    try {
      const found = await check();
      if (found.warnings.length > 0) warn(found);
      return found.warnings.length === 0;
    } catch {
      if (unchecked.current) return true;
      unchecked.current = true;
      refuse(m.editor_unchecked());
      return false;
    }
  };
  const save = async ({ anyway = false } = {}) => {
    if (isPending) return;
    setProblem(undefined);
    const checked = checkText(draft.text);
    const wrong =
      'problem' in checked
        ? checked.problem
        : (emptyPostError(checked.content, draft.pictures.length) ??
          (draft.sightingChanged ? sightingProblem(draft.sighting, draft.asks) : null));
    if (wrong !== null || 'problem' in checked) return refuse(wrong ?? '');
    if (!anyway && !(await isClear())) return;
    mutate({
      postId: post._id,
      edited_at: draft.editedAt,
      content: checked.content,
      ...(draft.sightingChanged && {
        sighting: draft.sighting === null ? null : sightingInputSchema.parse(draft.sighting),
      }),
    });
  };
  return {
    save,
    pending: isPending,
    problem,
    newer,
    settle: () => {
      setNewer(undefined);
      setProblem(undefined);
    },
  };
}
