import { privateMeta } from '../../lib/page-meta';
import { Screen } from '../../parts/screen/screen';
import { ChatList } from './chat-list';
import { FormerChats } from './former-chats';

export const meta = () => privateMeta('Messages');

export default function MessagesPage() {
  return (
    <Screen title="Messages" tagline="Write to the people you are connected with.">
      <ChatList />
      <FormerChats />
    </Screen>
  );
}
