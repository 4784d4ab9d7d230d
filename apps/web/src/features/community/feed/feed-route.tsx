import { communityScreen } from '../../../app/community-layout/community-screen';
import { privateMeta } from '../../../app/page-meta';

export const meta = () => privateMeta('Feed');

export default communityScreen(() => import('./feed-page'));
