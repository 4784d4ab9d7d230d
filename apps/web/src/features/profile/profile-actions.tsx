import type { User } from '@aranya/contracts';
import { Menu, type MenuItem } from '@aranya/ui';
import { Ban, Bell, BellOff, Flag, UserRoundMinus } from 'lucide-react';
import { useState } from 'react';
import { useIsMuted, useMute } from '../../data/mutes/use-mute';
import { useRelationshipAction } from '../../parts/person/use-relationship-action';
import { ConfirmRelationshipAction } from '../../parts/person/confirm-relationship-action';
import type { ConfirmedAction } from '../../parts/person/confirm-texts';
import { ConnectButton } from '../../parts/person/connect-button';
import { FollowButton } from '../../parts/person/follow-button';
import { isFollowDisabled } from '../../data/people/relationship.rules';
import { BlockDialog } from '../../parts/safety/block-dialog';
import { ReportDialog } from '../../parts/safety/report-dialog';

interface ProfileActionsProps {
  person: User;
  /** Ids of the name and of "Follows you". */
  describedBy: string;
}

export function ProfileActions({ person, describedBy }: ProfileActionsProps) {
  const [open, setOpen] = useState<ConfirmedAction | 'report' | 'block' | null>(null);
  const { run } = useRelationshipAction();
  const { mute, unmute } = useMute();
  const muted = useIsMuted(person._id);
  const { relation } = person;
  const shown = (which: NonNullable<typeof open>) => ({
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : null),
  });

  const minus = <UserRoundMinus aria-hidden="true" size={20} />;
  const items: MenuItem[] = [
    // Follow is disabled then and cannot unfollow.
    ...(relation.follows && isFollowDisabled(relation)
      ? [{ id: 'unfollow', label: 'Unfollow', icon: minus, onSelect: () => run('unfollow', person) }]
      : []),
    ...(relation.followed_by
      ? [
          {
            id: 'removeFollower',
            label: 'Remove follower',
            icon: minus,
            onSelect: () => setOpen('removeFollower'),
          },
        ]
      : []),
    ...(relation.connection === 'incoming'
      ? [{ id: 'decline', label: 'Decline request', icon: minus, onSelect: () => setOpen('decline') }]
      : []),
    ...(relation.connection === 'connected'
      ? [{ id: 'disconnect', label: 'Remove connection', icon: minus, onSelect: () => setOpen('disconnect') }]
      : []),
    {
      id: 'mute',
      label: muted ? 'Unmute' : 'Mute',
      icon: muted ? <Bell aria-hidden="true" size={20} /> : <BellOff aria-hidden="true" size={20} />,
      onSelect: () => (muted ? unmute(person) : mute(person)),
    },
    {
      id: 'report',
      label: 'Report',
      icon: <Flag aria-hidden="true" size={20} />,
      onSelect: () => setOpen('report'),
    },
    {
      id: 'block',
      label: 'Block',
      icon: <Ban aria-hidden="true" size={20} />,
      danger: true,
      onSelect: () => setOpen('block'),
    },
  ];

  return (
    <>
      <FollowButton person={person} describedBy={describedBy} />
      <ConnectButton person={person} describedBy={describedBy} />
      <Menu label={`More about ${person.full_name}`} items={items} />
      {(['removeFollower', 'decline', 'disconnect'] as const).map((action) => (
        <ConfirmRelationshipAction key={action} person={person} action={action} {...shown(action)} />
      ))}
      <ReportDialog subject="user" id={person._id} name={person.full_name} {...shown('report')} />
      <BlockDialog person={person} {...shown('block')} />
    </>
  );
}
