import { communityScreen } from '../../../app/community-layout/community-screen';
import { privateMeta } from '../../../app/page-meta';

export const meta = () => privateMeta('Account');

export default communityScreen(() => import('./account-page'));
