import { type NotificationKind, type User } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { showPersonToast } from './person-toast';

const DURATION_MS = 6000;

type Kind = Extract<NotificationKind, 'request' | 'accepted'>;

const toastId = (kind: Kind, personId: string) => `${kind} ${personId}`;

/** Shows one toast at a time for each kind and person. */
export function showConnectionToast(kind: Kind, person: User): void {
  showPersonToast({
    person,
    text: kind === 'request' ? m.toast_request() : m.toast_accepted(),
    action: {
      label: m.toast_view(),
      to: kind === 'request' ? paths.connections('pending') : paths.profile(person._id),
    },
    durationMs: DURATION_MS,
    id: toastId(kind, person._id),
  });
}

export const isRequestToastShown = (personId: string) => notify.isShown(toastId('request', personId));

export const dismissRequestToast = (personId: string) => notify.dismiss(toastId('request', personId));
