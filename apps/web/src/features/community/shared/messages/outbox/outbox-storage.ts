/** A text that is on its way or did not get through. */
export interface StoredItem {
  clientId: string;
  toId: string;
  text: string;
  /** Milliseconds of this device's clock. */
  writtenAt: number;
  state: 'sending' | 'failed';
  /** Why it failed, in words. */
  reason: string;
}

/** What of one's chats outlives a reload: texts being written, by whom they are for, and texts not sent yet. */
export interface StoredChats {
  drafts: Record<string, string>;
  items: StoredItem[];
}

const key = (currentUserId: string) => `aranya.chats.${currentUserId}`;

/** Session storage, as for posts being written: what one tab has not sent yet is no other tab's to send. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isItem(value: unknown): value is StoredItem {
  return (
    isRecord(value) &&
    ['clientId', 'toId', 'text', 'reason'].every((name) => typeof value[name] === 'string') &&
    typeof value['writtenAt'] === 'number' &&
    (value['state'] === 'sending' || value['state'] === 'failed')
  );
}

/** What is kept for a user; nothing where none is, or none that can be read. */
export function loadChats(currentUserId: string): StoredChats {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(key(currentUserId)) ?? 'null');
    if (!isRecord(value)) return { drafts: {}, items: [] };
    const drafts = Object.entries(isRecord(value['drafts']) ? value['drafts'] : {});
    return {
      drafts: Object.fromEntries(
        drafts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
      items: Array.isArray(value['items']) ? value['items'].filter(isItem) : [],
    };
  } catch {
    return { drafts: {}, items: [] };
  }
}

/** Where storage is forbidden or full, nothing happens. */
export function saveChats(currentUserId: string, { drafts, items }: StoredChats): void {
  try {
    if (Object.keys(drafts).length === 0 && items.length === 0) storage()?.removeItem(key(currentUserId));
    else storage()?.setItem(key(currentUserId), JSON.stringify({ drafts, items }));
  } catch {
    // They live on in the page.
  }
}
