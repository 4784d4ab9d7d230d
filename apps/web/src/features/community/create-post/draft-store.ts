/** What of a draft outlives a reload. Pictures cannot: the browser gives no lasting hold on chosen files. */
export interface StoredDraft {
  text: string;
  /** Under which the server knows the draft, however often it is sent: see use-draft.ts. */
  clientId: string;
}

const key = (userId: string) => `aranya.draft.${userId}`;

/**
 * Session storage: a draft belongs to one tab. Two tabs that shared one would share its client id, and the server
 * would take the second post for the first sent again.
 */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, clientId } = value as Partial<Record<keyof StoredDraft, unknown>>;
  return typeof text === 'string' && typeof clientId === 'string' && text !== '' && clientId !== '';
}

/** A user's kept draft; null where there is none, or none that can be read. */
export function loadDraft(userId: string): StoredDraft | null {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(key(userId)) ?? 'null');
    return isStoredDraft(value) ? { text: value.text, clientId: value.clientId } : null;
  } catch {
    return null;
  }
}

/** Keeps a user's draft; one without text is not kept. Where storage is forbidden or full, nothing happens. */
export function saveDraft(userId: string, draft: StoredDraft): void {
  try {
    if (draft.text === '') storage()?.removeItem(key(userId));
    else storage()?.setItem(key(userId), JSON.stringify(draft));
  } catch {
    // The draft lives on in the page.
  }
}

export function clearDraft(userId: string): void {
  saveDraft(userId, { text: '', clientId: '' });
}
