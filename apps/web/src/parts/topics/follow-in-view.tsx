import { useRef } from 'react';
import { lazyOffline } from '../../lib/lazy-part';
import { useSeen } from '../../lib/use-seen';
import type { FollowAsMemberProps } from './follow-here.types';

const asIs = ({ children }: FollowAsMemberProps) => children;
/** Loads the client of the API, which public pages otherwise do without. */
const FollowAsMember = lazyOffline(() => import('./follow-as-member'), asIs, asIs).Component;

export default function FollowInView(props: FollowAsMemberProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(place);
  return (
    <span ref={place} className="cluster gap-2 gap-x-3">
      {isSeen ? <FollowAsMember {...props} /> : props.children}
    </span>
  );
}
