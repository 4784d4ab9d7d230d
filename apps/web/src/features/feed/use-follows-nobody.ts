import { useMe } from '../../lib/session/use-me';

/** Returns true for somebody who follows nobody and has no connection; false until that is known. */
export function useFollowsNobody(): boolean {
  const { data: me } = useMe();
  return me !== undefined && me.following_count + me.connections_count === 0;
}
