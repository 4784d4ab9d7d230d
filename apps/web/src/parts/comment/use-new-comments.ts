import type { CommentThread } from '@aranya/contracts';
import { useEffect, useRef, useState } from 'react';

const listIds = (threads: readonly CommentThread[]) =>
  threads.flatMap(({ _id, answers, user }) => [
    { _id, by: user?._id },
    ...answers.map((answer) => ({ _id: answer._id, by: answer.user?._id })),
  ]);

/**
 * Returns ids of others' comments that arrived while the page was open, newest last.
 * @param pages number of loaded pages, because an older page brings nothing new
 */
export function useNewComments(threads: readonly CommentThread[] | undefined, pages: number, userId: string) {
  const known = useRef<Set<string>>(undefined);
  const knownPages = useRef(0);
  const [arrived, setArrived] = useState<readonly string[]>([]);
  useEffect(() => {
    if (threads === undefined) return;
    const found = listIds(threads);
    const before = known.current;
    const fresh =
      before === undefined || pages !== knownPages.current
        ? []
        : found.filter(({ _id, by }) => !before.has(_id) && by !== undefined && by !== userId);
    known.current = new Set([...(before ?? []), ...found.map(({ _id }) => _id)]);
    knownPages.current = pages;
    if (fresh.length > 0) setArrived((earlier) => [...earlier, ...fresh.map(({ _id }) => _id)]);
  }, [threads, pages, userId]);
  return { arrived, forget: () => setArrived([]) };
}
