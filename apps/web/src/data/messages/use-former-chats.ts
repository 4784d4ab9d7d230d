import { tsr } from '../../lib/api';
import { messageKeys } from './message-keys';

/** Reads chats with people who are no longer connections, latest first. */
export function useFormerChats() {
  return tsr.messages.former.useQuery({
    queryKey: messageKeys.former,
    select: ({ body }) => body.chats,
  });
}
