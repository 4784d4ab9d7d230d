import { lazyOffline } from '../../lib/lazy-part';

/** A few people, where a screen would end early. */
export const WorthFollowing = lazyOffline(() => import('./suggested-people')).Component;
