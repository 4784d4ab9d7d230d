import type { LiveEvent, User } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, tsr, unwrap } from '../../lib/api';
import { isShown, removePerson, replacePerson } from '../../data/people/people-cache';
import { peopleKeys, refreshPeople } from '../../data/people/people-keys';
import { showConnectionToast } from '../../parts/person/connection-toast';
import { notificationKeys } from '../../data/notifications/notification-keys';

type RelationshipEvent = Extract<LiveEvent, { type: 'connections' }>;

/** Returns null when the profile cannot be read, for example because the account is gone. */
async function readAgain(queryClient: QueryClient, userId: string): Promise<User | null> {
  try {
    const { body } = unwrap(await tsr.users.getProfile.mutate({ body: { profileId: userId, limit: 1 } }));
    replacePerson(queryClient, body.profile);
    return body.profile;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') removePerson(queryClient, userId);
    return null;
  }
}

/** Changes every card of the other person, and shows a toast for a request and its acceptance. */
export async function onRelationshipEvent(
  queryClient: QueryClient,
  { user_id: userId, notification }: RelationshipEvent,
): Promise<void> {
  void refreshPeople(queryClient);
  void queryClient.invalidateQueries({ queryKey: notificationKeys.all });
  if (userId === undefined) {
    // After a block nobody can tell which of the people is gone.
    void queryClient.invalidateQueries(peopleKeys.discoveries.filter);
    return;
  }
  const toasts = notification === 'request' || notification === 'accepted';
  if (!toasts && !isShown(queryClient, userId)) return;
  const person = await readAgain(queryClient, userId);
  if (person === null) return;
  // By now the request may have been withdrawn, or answered on another device.
  if (notification === 'request' && person.relation.connection === 'incoming')
    showConnectionToast('request', person);
  if (notification === 'accepted' && person.relation.connection === 'connected')
    showConnectionToast('accepted', person);
}
