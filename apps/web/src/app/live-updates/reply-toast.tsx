import type { Author, Message } from '@aranya/contracts';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { showPersonToast } from '../../parts/person/person-toast';
import { toastPreview } from '../../parts/message/message-preview';

const DURATION_MS = 1000;

export function showReplyToast(message: Message, sender: Author): void {
  showPersonToast({
    person: sender,
    text: <span dir="auto">{toastPreview(message)}</span>,
    action: { label: m.toast_reply(), to: paths.chat(sender._id) },
    durationMs: DURATION_MS,
  });
}

const MAX_TOASTS = 3;
const WINDOW_MS = 1000;

/** Allows three toasts per second and sender, because many messages arrive after a reconnect. */
export function createToastLimiter(now: () => number = Date.now): (senderId: string) => boolean {
  const shown = new Map<string, number[]>();
  return (senderId) => {
    const recent = (shown.get(senderId) ?? []).filter((at) => now() - at < WINDOW_MS);
    const allowed = recent.length < MAX_TOASTS;
    shown.set(senderId, allowed ? [...recent, now()] : recent);
    return allowed;
  };
}
