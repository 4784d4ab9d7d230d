import { communityScreen } from '../../../app/community-layout/community-screen';
import { privateMeta } from '../../../app/page-meta';

export const meta = () => privateMeta('Messages');

export default communityScreen(() => import('./messages-page'));
