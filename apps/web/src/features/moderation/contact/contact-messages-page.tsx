import { EmptyState } from '@aranya/ui';
import { privateMeta } from '../../../lib/page-meta';
import { useRole } from '../../../lib/session/use-me';
import { AdminHead } from '../shared/admin-head';
import { AdminList } from '../shared/admin-list';
import { useQueue } from '../shared/use-queue';
import { ContactMessageCard } from './contact-message-card';
import { useContactMessages } from './use-contact-messages';

export const meta = () => privateMeta('Contact messages');

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
  const { state, pills } = useQueue('Which messages', 'Handled');
  const list = useContactMessages(state);
  return (
    <>
      {pills}
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
