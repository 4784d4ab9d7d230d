import { communityScreen } from '../../../app/community-layout/community-screen';
import { privateMeta } from '../../../app/page-meta';

export const meta = () => privateMeta('Connections');

export default communityScreen(() => import('./connections-page'));
