import { tsr } from '../../../lib/api';
import { messageKeys } from '../shared/messages/message-keys';

/** Chats with people with whom the viewer is not connected any more, the latest first. */
export function useFormerChats() {
  return tsr.messages.former.useQuery({
    queryKey: messageKeys.former,
    select: ({ body }) => body.chats,
  });
}
