import { announce, notify } from '@aranya/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, tsr } from '../../lib/api';
import { dismissRequestToast } from './connection-toast';
import { notificationKeys } from '../../data/notifications/notification-keys';
import { postKeys } from '../../data/posts/post-cache';
import {
  type Person,
  relationshipAfter,
  type RelationshipAction,
} from '../../data/people/relationship.rules';
import { changeRelationship } from '../../data/people/people-cache';
import { refreshPeople } from '../../data/people/people-keys';

const changesFeed: ReadonlySet<RelationshipAction> = new Set([
  'follow',
  'unfollow',
  'connect',
  'accept',
  'disconnect',
]);

/** Announces the change after the server's answer. */
export function useRelationshipAction() {
  const queryClient = useQueryClient();
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ action, person }: { action: RelationshipAction; person: Person }) =>
      tsr.connections[action].mutate({ body: { id: person._id } }),
    onSuccess: ({ body }, { action, person }) => {
      announce(body.message);
      dismissRequestToast(person._id);
      changeRelationship(queryClient, person, relationshipAfter(action, person.relation));
      void refreshPeople(queryClient);
      void queryClient.invalidateQueries({ queryKey: notificationKeys.all });
      if (changesFeed.has(action)) void queryClient.invalidateQueries({ queryKey: postKeys.feed });
    },
    onError: (error) => {
      notify.error(errorText(error));
      void refreshPeople(queryClient);
    },
  });
  return {
    /** Does nothing while another action is pending. */
    run: (action: RelationshipAction, person: Person) => {
      if (!isPending) mutate({ action, person });
    },
    runAsync: (action: RelationshipAction, person: Person) => mutateAsync({ action, person }),
    isPending,
  };
}
