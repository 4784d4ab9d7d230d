import type { LifeRecord, PictureLicence, SightingDraft } from '@aranya/contracts';

export type EntryKind = 'post' | 'message' | 'comment' | 'seen';

export interface EntryFile {
  file: File;
  alt: string;
  /** Posts only. */
  licence?: PictureLicence;
}

interface PostExtras {
  sighting: SightingDraft | null;
  asks: boolean;
  /** Revision of the server's copy of the draft; earlier versions of the site stored none. */
  revision?: number;
}

/** An item that the API has not confirmed. */
export interface QueueEntry {
  userId: string;
  /** Stays the same when `clientId` is renewed. */
  id: string;
  /** The API stores it once. */
  clientId: string;
  /** The order of writing, within an account. */
  seq: number;
  kind: EntryKind;
  /** A lane's entries are sent one by one, in the order of writing. */
  lane: string;
  /** Epoch ms. */
  writtenAt: number;
  /** Epoch ms of writing, or of the last manual retry. */
  askedAt: number;
  state: 'waiting' | 'sending' | 'refused';
  /** The last failure; empty for a lost connection. */
  reason: string;
  /** The refused fields, if the refusal names them. */
  problems?: Readonly<Record<string, string>>;
  failures: number;
  /** Epoch ms. */
  nextTryAt: number;
  files: EntryFile[];
  text: string;
  /** A message's recipient, or a comment's post. */
  to: { id: string; name: string } | null;
  /** The first picture's size, if known. */
  size: { width: number; height: number } | null;
  draft: PostExtras | null;
  /** The comment being answered. */
  parentId?: string | undefined;
  /** Added to the life list; `text` names them. */
  records?: LifeRecord[];
  /** Only earlier versions of the site stored it. */
  fields?: [name: string, value: string][];
}

type Content = Pick<QueueEntry, 'userId' | 'clientId' | 'files' | 'text'>;
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

type Written = Pick<QueueEntry, 'userId' | 'clientId' | 'text'>;

type WrittenPost = Written & { pictures: readonly Required<EntryFile>[]; draft: PostExtras };

export const postEntry = ({ pictures, draft, ...content }: WrittenPost): NewEntry => ({
  ...base({ ...content, files: pictures.map(({ file, alt, licence }) => ({ file, alt, licence })) }),
  kind: 'post',
  lane: 'posts',
  draft,
});

type WrittenMessage = Written & {
  to: { id: string; name: string };
  picture: (EntryFile & { width: number; height: number }) | null;
};

export const messageEntry = ({ to, picture, ...content }: WrittenMessage): NewEntry => ({
  ...base({ ...content, files: picture ? [{ file: picture.file, alt: picture.alt }] : [] }),
  kind: 'message',
  lane: `chat ${to.id}`,
  to,
  size: picture && { width: picture.width, height: picture.height },
});

type WrittenComment = Written & { postId: string; parentId?: string | undefined };

export const commentEntry = ({ postId, parentId, ...content }: WrittenComment): NewEntry => ({
  ...base({ ...content, files: [] }),
  kind: 'comment',
  lane: `comments ${postId}`,
  to: { id: postId, name: '' },
  parentId,
});

export const seenEntry = ({ records, ...content }: Written & { records: LifeRecord[] }): NewEntry => ({
  ...base({ ...content, files: [] }),
  kind: 'seen',
  lane: 'life list',
  records,
});

/** True if it is on its way, or will be in a moment. */
export function isOnItsWay(entry: QueueEntry, entries: readonly QueueEntry[], online: boolean): boolean {
  if (entry.state !== 'waiting') return entry.state === 'sending';
  if (!online) return false;
  return !entries.some(
    ({ lane, seq, state, failures }) =>
      lane === entry.lane && seq <= entry.seq && state !== 'refused' && failures > 0,
  );
}
