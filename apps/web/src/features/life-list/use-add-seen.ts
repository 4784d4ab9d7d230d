import type { LifeRecord } from '@aranya/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { m } from '../../lib/language/messages';
import { ApiError } from '../../lib/api';
import { useMe } from '../../lib/session/use-me';
import { enqueue } from '../../data/outbox/enqueue';
import { seenEntry } from '../../data/outbox/queue-entry';
import { useQueueStore } from '../../data/outbox/queue-store';
import type { SentBody } from '../../data/outbox/send-entry';

interface Seen {
  /** The entry's id in the queue, where it waits while offline. */
  clientId: string;
  records: LifeRecord[];
  names: string;
}

/**
 * Adds animals to the user's life list; offline they wait in the queue. Rejects with the reason of a refusal.
 */
export function useAddSeen() {
  const queryClient = useQueryClient();
  const { data: me } = useMe();
  return useMutation({
    mutationFn: async ({ clientId, records, names }: Seen) => {
      const entry = seenEntry({ userId: me?._id ?? '', clientId, text: names, records });
      const result = await enqueue(queryClient, entry);
      if (result.kind === 'unkept') throw result.error;
      if (result.kind === 'refused') throw new ApiError(result.reason, 400, 'invalid_input', result.problems);
      if (result.kind === 'waiting')
        return {
          waits: true,
          message: [m.seen_waits(), result.reason].filter(Boolean).join('. '),
          wasThere: false,
        };
      const answer = result.answer as SentBody | undefined;
      const { message, added } =
        answer?.kind === 'seen' ? answer : { message: m.seen_added(), added: records.length };
      return { waits: false, message, wasThere: added === 0 };
    },
  });
}

/** Returns the keys of animals waiting to be added. */
export function useWaitingSeen(): ReadonlySet<string> {
  const entries = useQueueStore((store) => store.entries);
  return useMemo(() => {
    const waiting = entries.filter(({ state }) => state !== 'refused');
    return new Set(waiting.flatMap(({ records = [] }) => records.map(({ species }) => species)));
  }, [entries]);
}
