import { communityScreen } from '../../../app/community-layout/community-screen';
import { privateMeta } from '../../../app/page-meta';

export const meta = () => privateMeta('Discover');

export default communityScreen(() => import('./discover-page'));
