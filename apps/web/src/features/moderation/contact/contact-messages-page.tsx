import { queueStates } from '@aranya/contracts';
import { EmptyState, FilterPills } from '@aranya/ui';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { privateMeta } from '../../../lib/page-meta';
import { useRole } from '../../../lib/session/use-me';
import { AdminHead } from '../shared/admin-head';
import { AdminList } from '../shared/admin-list';
import { ContactMessageCard } from './contact-message-card';
import { useContactMessages } from './use-contact-messages';

export const meta = () => privateMeta('Contact messages');

const stateParser = parseAsStringLiteral(queueStates).withDefault('open').withOptions({ history: 'push' });

export default function ContactMessagesPage() {
  const isAdmin = useRole() === 'admin';
  return (
    <>
      <AdminHead title="Contact">Messages from the contact form. Reply from your own email.</AdminHead>
      {isAdmin ? (
        <Messages />
      ) : (
        <EmptyState
          title="These messages are for admins"
          text="They contain the addresses of people who wrote to the owner of the site."
        />
      )}
    </>
  );
}

function Messages() {
  const [state, setState] = useQueryState('state', stateParser);
  const list = useContactMessages(state);
  return (
    <>
      <FilterPills
        label="Which messages"
        options={[
          { value: 'open', label: 'Open' },
          { value: 'closed', label: 'Handled' },
        ]}
        value={state}
        onValueChange={(next) => void setState(next)}
      />
      <AdminList
        list={list}
        label={state === 'open' ? 'Open messages' : 'Handled messages'}
        failedTitle="The messages could not be loaded"
        getKey={({ id }) => id}
        empty={
          state === 'open' ? (
            <EmptyState title="Every message is handled" text="New ones appear here, oldest first." />
          ) : (
            <EmptyState title="No handled messages yet" text="Messages you mark as handled appear here." />
          )
        }
      >
        {(message) => <ContactMessageCard message={message} />}
      </AdminList>
    </>
  );
}
