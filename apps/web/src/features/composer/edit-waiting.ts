import { notify } from '@aranya/ui';
import { v4 as newId } from 'uuid';
import { findEntry, takeEntry } from '../../data/outbox/queue-actions';
import { writeFiles } from '../../parts/post-editor/kept-files';
import { loadDraft, writeDraft } from './draft-store';
import { m } from '../../lib/language/messages';

/** Makes a waiting post the draft of this tab, unless it has another. */
export async function editWaiting(userId: string, id: string): Promise<void> {
  const entry = await findEntry(id);
  if (entry?.kind !== 'post') return;
  if ((await loadDraft(userId)) !== null) {
    notify.error(m.composer_busy());
    return;
  }
  const files = entry.files.map(({ file, alt, licence = 'all_rights_reserved' }) => ({
    id: newId(),
    file,
    alt,
    licence,
  }));
  if (!(await writeFiles(userId, { added: files }))) {
    notify.error(m.composer_no_room());
    return;
  }
  // The client id stays, so that the API recognises an attempt that arrived unnoticed.
  const { text, clientId } = entry;
  const { sighting = null, asks = false, revision = 0 } = entry.draft ?? {};
  const pictures = files.map(({ id: picture, alt, licence }) => ({ id: picture, alt, licence }));
  const draft = { text, clientId, pictures, sighting, asks, revision, isCopied: false };
  writeDraft(userId, clientId, draft);
  if ((await takeEntry(id)) !== null) return;
  writeDraft(userId, clientId, null);
  await writeFiles(userId, { removed: files });
}
