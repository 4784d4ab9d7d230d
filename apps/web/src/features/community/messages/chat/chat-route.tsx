import { communityScreen } from '../../../../app/community-layout/community-screen';
import { privateMeta } from '../../../../app/page-meta';

export const meta = () => privateMeta('Chat');

export default communityScreen(() => import('./chat-page'));
