import type { Post } from '@aranya/contracts';
import { announce, ConfirmDialog, Dialog, type DialogState, IconButton, SkeletonGroup } from '@aranya/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dateFormat } from '../../../lib/time/date-format';
import { errorText, tellFailure, tsr, unwrap } from '../../../lib/api';
import { useMe } from '../../../lib/session/use-me';
import { isOfMonth } from '../post-time';
import { seenOnText } from '../../sighting/sighting-texts';
import styles from './history-dialog.module.css';
import { type HistoryEntry, historyEntries, type TextPart } from './history-entries';
import { m } from '../../../lib/language/messages';
import { filled } from '../../../lib/language/filled';

const dateTime = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

interface HistoryDialogProps extends DialogState {
  post: Post;
}

export default function HistoryDialog({ post, open, onOpenChange }: HistoryDialogProps) {
  const { data: me } = useMe();
  const queryClient = useQueryClient();
  const queryKey = ['post-history', post._id, post.edited_at];
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      unwrap(await tsr.postEdits.history.mutate({ body: { postId: post._id }, fetchOptions: { signal } })),
    select: ({ body }) => historyEntries(body.content, body.versions),
    enabled: open,
  });
  const [removing, setRemoving] = useState<string | null>(null);
  const { mutate: remove, isPending } = tsr.postEdits.removeVersion.useMutation({
    onSuccess: ({ body }) => {
      setRemoving(null);
      announce(body.message);
      void queryClient.invalidateQueries({ queryKey });
    },
    onError: tellFailure,
  });
  const isOwn = me?._id === post.user._id;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.history_title()}
      description={
        isOwn
          ? m.history_own()
          : isOfMonth(post)
            ? m.history_month({ month: seenOnText(post.createdAt.slice(0, 7)) })
            : m.history_day({ day: dateTime().format(new Date(post.createdAt)) })
      }
    >
      {error && <p role="alert">{errorText(error)}</p>}
      {!data && !error && <SkeletonGroup label={m.history_loading()} lines={4} />}
      {data?.length === 1 && <p className={styles.note}>{m.history_same()}</p>}
      {data && (
        <ol className="stack gap-3">
          {data.map((entry, index) => (
            <li key={index} className="framed surface round-2 pad-top-3 pad-bottom-4 pad-x-4">
              <div className={`row gap-2 spread target ${styles.head}`}>
                <h3 className={styles.when}>
                  {entry.until === null
                    ? m.history_now()
                    : filled(m.history_until({ time: '{time}' }), {
                        time: (
                          <time dateTime={entry.until}>
                            {isOfMonth(post)
                              ? seenOnText(entry.until.slice(0, 7))
                              : dateTime().format(new Date(entry.until))}
                          </time>
                        ),
                      })}
                </h3>
                {isOwn && entry.until !== null && (
                  <IconButton
                    label={m.history_remove({ time: dateTime().format(new Date(entry.until)) })}
                    icon={<Trash2 aria-hidden="true" size={18} />}
                    onClick={() => setRemoving(entry.until)}
                  />
                )}
              </div>
              <EntryText entry={entry} />
              {entry.placeRemoved && <p className={styles.note}>{m.history_place()}</p>}
            </li>
          ))}
        </ol>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(next) => !next && setRemoving(null)}
        title={m.history_remove_title()}
        description={m.history_remove_text()}
        confirmLabel={m.history_remove_confirm()}
        danger
        pending={isPending}
        onConfirm={() => removing && remove({ body: { postId: post._id, replaced_at: removing } })}
      />
    </Dialog>
  );
}

function EntryText({ entry: { parts } }: { entry: HistoryEntry }) {
  if (parts.length === 0) return <p className={styles.note}>{m.history_no_text()}</p>;
  return (
    <p className="breaks pre-wrap" dir="auto">
      {parts.map((part, index) => (
        <Part key={index} {...part} />
      ))}
    </p>
  );
}

function Part({ text, kind }: TextPart) {
  if (kind === 'added') return <ins className={styles.added}>{text}</ins>;
  if (kind === 'removed') return <del className={styles.removed}>{text}</del>;
  return text;
}
