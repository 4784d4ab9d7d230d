import type { User } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf, tsr } from '../../../../../lib/api';
import { postKeys } from '../../posts/api/post-cache';
import { personAfter, type RelationshipAction } from '../relationship.rules';
import { replacePerson } from './people-cache';
import { refreshPeople } from './people-keys';

interface Variables {
  action: RelationshipAction;
  person: User;
}

const changesFeed: ReadonlySet<RelationshipAction> = new Set([
  'follow',
  'unfollow',
  'connect',
  'accept',
  'disconnect',
]);

/** Changes what is shown after the server's answer. */
export function useRelationshipAction() {
  const queryClient = useQueryClient();
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ action, person }: Variables) =>
      tsr.connections[action].mutate({ body: { id: person._id } }),
    onSuccess: ({ body }, { action, person }) => {
      notify.success(body.message);
      replacePerson(queryClient, person, personAfter(action, person));
      void refreshPeople(queryClient);
      if (changesFeed.has(action)) void queryClient.invalidateQueries({ queryKey: postKeys.feed });
    },
    onError: (error) => {
      notify.error(messageOf(error));
      void refreshPeople(queryClient);
    },
  });
  return {
    /** Does nothing while another action is pending. */
    run: (action: RelationshipAction, person: User) => {
      if (!isPending) mutate({ action, person });
    },
    runAsync: (action: RelationshipAction, person: User) => mutateAsync({ action, person }),
    isPending,
  };
}
