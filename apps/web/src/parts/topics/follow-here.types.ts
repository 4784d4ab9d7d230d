import type { Topic } from '@aranya/contracts';
import type { ReactNode } from 'react';

export interface FollowHereProps {
  topic: Topic;
  name: string;
}

export interface FollowAsMemberProps extends FollowHereProps {
  /** Stands here until the button does, and where there is no session. */
  children: ReactNode;
}
