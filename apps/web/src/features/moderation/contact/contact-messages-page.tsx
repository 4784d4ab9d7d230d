import { EmptyState } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { privateMeta } from '../../../lib/page-meta';
import { useRole } from '../../../lib/session/use-me';
import { AdminHead } from '../shared/admin-head';
import { AdminList } from '../shared/admin-list';
import { useQueue } from '../shared/use-queue';
import { ContactMessageCard } from './contact-message-card';
import { useContactMessages } from './use-contact-messages';

export const meta = () => privateMeta(m.admin_contact_title());

export default function ContactMessagesPage() {
  const isAdmin = useRole() === 'admin';
  return (
    <>
      <AdminHead title={m.admin_contact()}>{m.admin_contact_lede()}</AdminHead>
      {isAdmin ? (
        <Messages />
      ) : (
        <EmptyState title={m.admin_contact_for_admins()} text={m.admin_contact_for_admins_text()} />
      )}
    </>
  );
}

function Messages() {
  const { state, pills } = useQueue(m.admin_contact_which(), m.admin_contact_handled());
  const list = useContactMessages(state);
  return (
    <>
      {pills}
      <AdminList
        list={list}
        label={state === 'open' ? m.admin_contact_open_list() : m.admin_contact_handled_list()}
        failedTitle={m.admin_contact_failed()}
        getKey={({ id }) => id}
        empty={
          state === 'open' ? (
            <EmptyState title={m.admin_contact_none()} text={m.admin_contact_none_text()} />
          ) : (
            <EmptyState title={m.admin_contact_none_handled()} text={m.admin_contact_none_handled_text()} />
          )
        }
      >
        {(message) => <ContactMessageCard message={message} />}
      </AdminList>
    </>
  );
}
