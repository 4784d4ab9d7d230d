import { lazyOffline } from '../../lib/lazy-part';

/** Shows until when removed content can be restored, and offers an appeal. */
export const DecisionNote = lazyOffline(() => import('./loaded-note')).Component;
