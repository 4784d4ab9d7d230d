import { buttonClass, EmptyState } from '@aranya/ui';
import { Link } from 'react-router';
import { privateMeta } from '../../../app/page-meta';
import { paths } from '../../../lib/paths';
import { useRecentMessages } from '../shared/messages/use-recent-messages';
import { isUnread } from '../shared/messages/message-preview';
import { useConnectionList } from '../shared/people/api/use-connections';
import { PersonList } from '../shared/people/person-list';
import { Screen } from '../shared/screen';
import { ContactCard } from './contact-card';
import { FormerChats } from './former-chats';

export const meta = () => privateMeta('Messages');

export default function MessagesPage() {
  const people = useConnectionList('connections');
  const { data: recent = [] } = useRecentMessages();
  const unread = new Set(recent.filter(isUnread).map(({ from_user_id: from }) => from._id));
  return (
    <Screen title="Messages" tagline="Write to the people you are connected with.">
      <PersonList
        people={people}
        label="Connections"
        failedTitle="Your connections did not load"
        empty={
          <EmptyState
            title="Nobody to write to yet"
            text="Connections can write to each other. Find people whose posts you like, and ask them to connect."
            action={
              <Link className={buttonClass({ variant: 'fill' })} to={paths.discover()}>
                Discover people
              </Link>
            }
          />
        }
      >
        {(person) => <ContactCard person={person} unread={unread.has(person._id)} />}
      </PersonList>
      <FormerChats />
    </Screen>
  );
}
