import { useParams } from 'react-router';
import { m } from '../../../lib/language/messages';
import { privateMeta } from '../../../lib/page-meta';
import { useMe } from '../../../lib/session/use-me';
import { Chat } from './chat';

export const meta = () => privateMeta(m.chat_title());

export default function ChatPage() {
  const { userId = '' } = useParams();
  const { data: me } = useMe();
  if (me === undefined) return null;
  return <Chat key={userId} currentUserId={me._id} otherId={userId.toLowerCase()} />;
}
