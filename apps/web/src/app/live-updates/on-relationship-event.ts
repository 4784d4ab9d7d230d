import type { LiveEvent, User } from '@aranya/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, tsr, unwrap } from '../../lib/api';
import { isShown, removePerson, replacePerson } from '../../data/people/people-cache';
import { peopleKeys, refreshPeople } from '../../data/people/people-keys';
import {
  dismissRequestToast,
  isRequestToastShown,
  showConnectionToast,
} from '../../parts/person/connection-toast';
import { notificationKeys } from '../../data/notifications/notification-keys';

type RelationshipEvent = Extract<LiveEvent, { type: 'connections' }>;

/** Returns null when the profile cannot be read, for example for a deleted account. */
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

/** Runs events in order, since a later one may dismiss an earlier toast. */
const running = new Map<string, Promise<void>>();

export async function onRelationshipEvent(
  queryClient: QueryClient,
  { user_id: userId, notification }: RelationshipEvent,
): Promise<void> {
  void refreshPeople(queryClient);
  void queryClient.invalidateQueries({ queryKey: notificationKeys.all });
  if (userId === undefined) {
    // After a block nobody can tell which person disappeared.
    void queryClient.invalidateQueries(peopleKeys.discoveries.filter);
    return;
  }
  const turn = (running.get(userId) ?? Promise.resolve()).then(() =>
    onChangeWith(queryClient, userId, notification),
  );
  running.set(userId, turn);
  await turn;
  if (running.get(userId) === turn) running.delete(userId);
}

async function onChangeWith(
  queryClient: QueryClient,
  userId: string,
  notification: RelationshipEvent['notification'],
): Promise<void> {
  const toasts = notification === 'request' || notification === 'accepted';
  if (!toasts && !isRequestToastShown(userId) && !isShown(queryClient, userId)) return;
  const person = await readAgain(queryClient, userId);
  // The request may have been withdrawn or answered on another device.
  if (person?.relation.connection !== 'incoming') dismissRequestToast(userId);
  else if (notification === 'request') showConnectionToast('request', person);
  if (notification === 'accepted' && person?.relation.connection === 'connected')
    showConnectionToast('accepted', person);
}
