import { lazyOffline } from '../../lib/lazy-part';

/** Says until when removed content can be restored, and offers an appeal. The note loads when it is needed. */
export const DecisionNote = lazyOffline(() => import('./loaded-note')).Component;
