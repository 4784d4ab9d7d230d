import type { User } from '@aranya/contracts';
import { paths } from '../../../../lib/paths';
import { showPersonToast } from '../person-toast';

const DURATION_MS = 6000;

/** Of each kind and person one at a time. */
export function showConnectionToast(kind: 'request' | 'accepted', person: User): void {
  showPersonToast({
    person,
    text: kind === 'request' ? 'wants to connect' : 'accepted your request',
    action: {
      label: 'View',
      to: kind === 'request' ? paths.connections('pending') : paths.profile(person._id),
    },
    durationMs: DURATION_MS,
    id: `${kind} ${person._id}`,
  });
}
