import { useMe } from '../../lib/session/use-me';

/** True for somebody without follows or connections; false until known. */
export function useFollowsNobody(): boolean {
  const { data: me } = useMe();
  return me !== undefined && me.following_count + me.connections_count === 0;
}
