import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fake-api';
import { fakeConnections } from '../../testing/fake-connections';
import { renderCommunity } from '../../testing/render-community';
import { samplePerson } from '../../testing/samples';
import { changeRelationship, removePerson } from './people-cache';
import { useMentionPeople } from './use-mention-people';

const [ravi, meera] = [samplePerson(1), samplePerson(2)];

/** Somebody typed `@p`, and then does something between two people. */
function Mentioning() {
  const queryClient = useQueryClient();
  const people = useMentionPeople('p');
  return (
    <>
      {people.map((person) => (
        <p key={person._id}>{person.full_name}</p>
      ))}
      <button
        type="button"
        onClick={() => changeRelationship(queryClient, meera, { ...meera.relation, follows: true })}
      >
        Follow
      </button>
      <button type="button" onClick={() => removePerson(queryClient, meera._id)}>
        Block
      </button>
    </>
  );
}

test('people can be followed and blocked after some were suggested for a mention', async () => {
  const api = fakeApi({
    'GET /api/user/connections': fakeConnections({ connections: [ravi], following: [ravi] }),
    'POST /api/user/discover': () => ({ body: { success: true, users: [meera], next_cursor: null } }),
  });
  renderCommunity('/community', <Mentioning />);
  expect(await screen.findByText(ravi.full_name)).toBeVisible();
  expect(await screen.findByText(meera.full_name)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  expect(screen.getByText(meera.full_name)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  expect(screen.queryByText(meera.full_name)).not.toBeInTheDocument();
  api.finish();
});
