import { messageKeys } from '../../data/messages/message-keys';
import { privateMeta } from '../../lib/page-meta';
import { ReadOffline } from '../../parts/screen/read-offline';
import { Screen } from '../../parts/screen/screen';
import { ChatList } from './chat-list';
import { FormerChats } from './former-chats';

export const meta = () => privateMeta('Messages');

export default function MessagesPage() {
  return (
    <Screen title="Messages" tagline="Write to the people you are connected with.">
      <ReadOffline of={messageKeys.chats} />
      <ChatList />
      <FormerChats />
    </Screen>
  );
}
