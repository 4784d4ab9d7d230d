import { Toaster } from '@aranya/ui';
import { CommunityQueries } from '../../data/community-queries';
import { useSession } from '../../lib/session';
import type { FollowAsMemberProps } from './follow-here.types';
import { FollowTopic } from './follow-topic';

export default function FollowAsMember(props: FollowAsMemberProps) {
  return (
    <CommunityQueries>
      <Follow {...props} />
      <Toaster />
    </CommunityQueries>
  );
}

function Follow({ topic, name, children }: FollowAsMemberProps) {
  return useSession().status === 'signed-in' ? <FollowTopic topic={topic} name={name} /> : children;
}
