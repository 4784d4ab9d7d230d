import { notify } from '@aranya/ui';
import { v4 as newId } from 'uuid';
import { dropFiles, keepFile } from '../../lib/file-storage';
import { getQueue } from '../../data/outbox/open-queue';
import { takeEntry } from '../../data/outbox/queue-actions';
import { clearDraft, loadDraft, parseDraft, saveDraft } from './draft-store';

const BUSY = 'Publish or discard this post first, then edit the waiting one.';

const NO_ROOM = 'This browser has no space left to open this post. It is still waiting to be sent.';

/** Makes a waiting post the draft of this tab, unless there is another. */
export async function editWaiting(userId: string, id: string): Promise<void> {
  const entry = await getQueue().then(
    (queue) => queue.find(id),
    () => undefined,
  );
  if (entry === undefined || entry.kind !== 'post') return;
  if (loadDraft(userId) !== null) {
    notify.error(BUSY);
    return;
  }
  const draft = parseDraft(entry.draft);
  if (draft === undefined) return;
  const pictures = draft.pictures.map((picture) => ({ ...picture, id: newId() }));
  const kept = await Promise.all(
    entry.files.map(({ file }, index) => keepFile(userId, pictures[index]?.id ?? newId(), file)),
  );
  if (kept.includes(false)) {
    notify.error(NO_ROOM);
    return;
  }
  // The client id stays: if an attempt has arrived unnoticed, the API says so.
  saveDraft(userId, {
    ...draft,
    text: entry.text,
    clientId: entry.clientId,
    pictures,
  });
  if ((await takeEntry(id)) !== null) return;
  clearDraft(userId);
  await dropFiles(
    userId,
    pictures.map((picture) => picture.id),
  );
}
