import { tsr } from '../../lib/api';
import { messageKeys } from './message-keys';

export function useFormerChats() {
  return tsr.messages.former.useQuery({
    queryKey: messageKeys.former,
    select: ({ body }) => body.chats,
  });
}
