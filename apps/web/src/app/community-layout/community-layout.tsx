import { isSessionMarked, prepareSession, SessionProvider } from '../../lib/session';
import { withoutEval } from '../../lib/without-eval';
import '../more-fonts.css';
import { privateMeta } from '../page-meta';
import { CommunityArea, endCommunity } from './community-area-later';
import { CommunityGate } from './community-gate';
import { CommunityHold } from './community-hold';

export const meta = () => privateMeta('Community');

withoutEval();
// Whoever is signed in waits for all of it: none waits for the other.
if (typeof window !== 'undefined' && isSessionMarked()) {
  prepareSession();
  CommunityArea.prepare();
}

/**
 * The frame of the signed-in area. A signed-out visitor sees the sign-in screen at every address below /community; it is
 * prerendered, and of the sign-in SDK, the query cache, the contract, the toasts and the screens nothing is loaded for it.
 */
export default function CommunityLayout() {
  return (
    <>
      <CommunityHold />
      <SessionProvider onEnd={endCommunity}>
        <CommunityGate />
      </SessionProvider>
    </>
  );
}
