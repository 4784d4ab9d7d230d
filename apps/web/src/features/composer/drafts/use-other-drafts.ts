import type { Draft as ServerDraft } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { useQuery } from '@tanstack/react-query';
import { draftKeys } from '../../../data/drafts/draft-keys';
import { tsr, unwrap } from '../../../lib/api';
import type { DraftState } from '../draft-state';
import type { ServerCopy } from './server-copy';
import { m } from '../../../lib/language/messages';

interface OpenDraft {
  draft: DraftState;
  copy: ServerCopy;
  /** The tab has another draft now, which the composer must show. */
  onOpened: () => void;
}

/** Lists the user's other drafts, newest first. */
export function useOtherDrafts({ draft: { clientId }, copy, onOpened }: OpenDraft) {
  const list = useQuery({
    queryKey: draftKeys.all,
    queryFn: async ({ signal }) => unwrap(await tsr.drafts.list.query({ fetchOptions: { signal } })),
    select: ({ body }) => body.drafts,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const take = (draft: ServerDraft) => {
    copy.take(draft);
    onOpened();
  };
  return {
    list,
    own: list.data?.find(({ _id }) => _id === clientId),
    others: list.data?.filter(({ _id }) => _id !== clientId) ?? [],
    take,
    /** Saves the open draft first. */
    open: async (draft: ServerDraft) => {
      if (await copy.save()) take(draft);
      else notify.error(m.draft_not_saved());
    },
  };
}

export type OtherDrafts = ReturnType<typeof useOtherDrafts>;
