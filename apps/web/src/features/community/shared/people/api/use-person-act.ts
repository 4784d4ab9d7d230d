import type { User } from '@aranya/contracts';
import { notify } from '@aranya/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf, tsr } from '../../../../../lib/api';
import { postKeys } from '../../posts/api/post-cache';
import { personAfter, type PersonAct } from '../relation.rules';
import { replacePerson } from './people-cache';
import { refreshPeople } from './people-keys';

interface Doing {
  act: PersonAct;
  person: User;
}

/** Acts that change whose posts stand in the feed. */
const changesFeed: ReadonlySet<PersonAct> = new Set([
  'follow',
  'unfollow',
  'connect',
  'accept',
  'disconnect',
]);

/**
 * Does something with another person. Buttons and counts change when the server has answered; its sentence, also that
 * of a refusal, is shown as a toast. `acting` is what is under way.
 */
export function usePersonAct() {
  const queryClient = useQueryClient();
  const { mutate, mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ act, person }: Doing) => tsr.connections[act].mutate({ body: { id: person._id } }),
    onSuccess: ({ body }, { act, person }) => {
      notify.success(body.message);
      replacePerson(queryClient, person, personAfter(act, person));
      void refreshPeople(queryClient);
      if (changesFeed.has(act)) void queryClient.invalidateQueries({ queryKey: postKeys.feed });
    },
    onError: (error) => {
      notify.error(messageOf(error));
      // What the screen showed may not be so any more.
      void refreshPeople(queryClient);
    },
  });
  return {
    /** Ignored while something is under way. */
    act: (act: PersonAct, person: User) => {
      if (!isPending) mutate({ act, person });
    },
    actAsync: (act: PersonAct, person: User) => mutateAsync({ act, person }),
    acting: isPending ? variables.act : null,
  };
}
