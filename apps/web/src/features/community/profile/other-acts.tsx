import type { User } from '@aranya/contracts';
import { Menu, type MenuItem } from '@aranya/ui';
import { Ban, Flag, UserRoundMinus } from 'lucide-react';
import { useState } from 'react';
import { usePersonAct } from '../shared/people/api/use-person-act';
import { ConfirmPersonAct } from '../shared/people/confirm-person-act';
import type { LosingAct } from '../shared/people/confirm-texts';
import { ConnectButton } from '../shared/people/connect-button';
import { FollowButton } from '../shared/people/follow-button';
import { isFollowDisabled } from '../shared/people/relation.rules';
import { BlockDialog } from '../shared/safety/block-dialog';
import { ReportDialog } from '../shared/safety/report-dialog';

interface OtherActsProps {
  person: User;
  /** Ids of the person's name and of 'Follows you', where that is shown. */
  describedBy: string;
}

/** What one does with another's profile: follow, connect or write; behind the dots what ends it, report and block. */
export function OtherActs({ person, describedBy }: OtherActsProps) {
  const [open, setOpen] = useState<LosingAct | 'report' | 'block' | null>(null);
  const { act } = usePersonAct();
  const { relation } = person;
  const shown = (which: NonNullable<typeof open>) => ({
    open: open === which,
    onOpenChange: (next: boolean) => setOpen(next ? which : null),
  });

  const minus = <UserRoundMinus aria-hidden="true" size={20} />;
  const items: MenuItem[] = [
    // The button that would do it is disabled then.
    ...(relation.follows && isFollowDisabled(relation)
      ? [{ id: 'unfollow', label: 'Unfollow', icon: minus, onSelect: () => act('unfollow', person) }]
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
      {(['removeFollower', 'decline', 'disconnect'] as const).map((losing) => (
        <ConfirmPersonAct key={losing} person={person} act={losing} {...shown(losing)} />
      ))}
      <ReportDialog subject="user" id={person._id} name={person.full_name} {...shown('report')} />
      <BlockDialog person={person} {...shown('block')} />
    </>
  );
}
