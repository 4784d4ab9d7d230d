export type EntryKind = 'post' | 'message' | 'comment';

export interface EntryFile {
  file: File;
  alt: string;
}

/** A post, message or comment that the API has not confirmed. */
export interface QueueEntry {
  userId: string;
  /** Stays the same when `clientId` is renewed. */
  id: string;
  /** The API stores it once. */
  clientId: string;
  /** The order of writing, within an account. */
  seq: number;
  kind: EntryKind;
  /** Entries of one lane are sent one by one, in the order of writing. */
  lane: string;
  /** Epoch ms. */
  writtenAt: number;
  /** Epoch ms: when it was written, or last asked to be sent again. */
  askedAt: number;
  state: 'waiting' | 'sending' | 'refused';
  /** Of the last failure; empty for a lost connection. */
  reason: string;
  failures: number;
  /** Epoch ms. */
  nextTryAt: number;
  /** Form fields without the client id. */
  fields: [name: string, value: string][];
  files: EntryFile[];
  text: string;
  /** The recipient of a message, or the post of a comment. */
  to: { id: string; name: string } | null;
  /** Of the first picture, if known. */
  size: { width: number; height: number } | null;
  /** What the composer needs to edit it again. */
  draft: unknown;
}

type Content = Pick<QueueEntry, 'userId' | 'clientId' | 'fields' | 'files' | 'text'>;
export type NewEntry = Omit<QueueEntry, 'seq'>;

const base = (content: Content) => ({
  ...content,
  id: content.clientId,
  writtenAt: Date.now(),
  askedAt: Date.now(),
  state: 'waiting' as const,
  reason: '',
  failures: 0,
  nextTryAt: 0,
  to: null,
  size: null,
  draft: null,
});

interface PostContent {
  userId: string;
  clientId: string;
  text: string;
  fields: QueueEntry['fields'];
  files: readonly EntryFile[];
  draft: unknown;
}

export function postEntry({ files, draft, ...content }: PostContent): NewEntry {
  const plain = files.map(({ file, alt }) => ({ file, alt }));
  return {
    ...base({ ...content, files: plain }),
    kind: 'post',
    lane: 'posts',
    draft,
  };
}

interface MessageContent {
  userId: string;
  clientId: string;
  text: string;
  to: { id: string; name: string };
  picture: (EntryFile & { width: number; height: number }) | null;
}

export function messageEntry({ to, picture, ...content }: MessageContent): NewEntry {
  const fields: [string, string][] = [
    ['to_user_id', to.id],
    ['text', content.text],
  ];
  if (picture) fields.push(['image_alt', picture.alt]);
  const files = picture ? [{ file: picture.file, alt: picture.alt }] : [];
  return {
    ...base({ ...content, files, fields }),
    kind: 'message',
    lane: `chat ${to.id}`,
    to,
    size: picture && { width: picture.width, height: picture.height },
  };
}

interface CommentContent {
  userId: string;
  clientId: string;
  text: string;
  postId: string;
  /** The comment that it answers. */
  parentId?: string | undefined;
}

export function commentEntry({ postId, parentId, ...content }: CommentContent): NewEntry {
  const fields: [string, string][] = [
    ['postId', postId],
    ['content', content.text],
  ];
  if (parentId !== undefined) fields.push(['parentId', parentId]);
  return {
    ...base({ ...content, files: [], fields }),
    kind: 'comment',
    lane: `comments ${postId}`,
    to: { id: postId, name: '' },
  };
}

/** Whether it is on its way, or will be in a moment. */
export function isOnItsWay(entry: QueueEntry, entries: readonly QueueEntry[], online: boolean): boolean {
  if (entry.state !== 'waiting') return entry.state === 'sending';
  if (!online) return false;
  return !entries.some(
    ({ lane, seq, state, failures }) =>
      lane === entry.lane && seq <= entry.seq && state !== 'refused' && failures > 0,
  );
}
