import type { User } from '@aranya/contracts';
import { Menu } from '@aranya/ui';
import { Ban, Bell, BellOff, Flag, UserRoundMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../lib/language/messages';
import { menuItem } from '../../lib/menu-item';
import { useOneOpen } from '../../lib/use-one-open';
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
  /** Shown before the menu. */
  children?: ReactNode;
}

export function ProfileActions({ person, describedBy, children }: ProfileActionsProps) {
  const { setOpen, dialog } = useOneOpen<ConfirmedAction | 'report' | 'block'>();
  const { run } = useRelationshipAction();
  const { mute, unmute } = useMute();
  const muted = useIsMuted(person._id);
  const { relation } = person;
  const ask = (action: ConfirmedAction, label: string) =>
    menuItem(label, UserRoundMinus, () => setOpen(action));
  const items = [
    // Follow is disabled then and cannot unfollow.
    ...(relation.follows && isFollowDisabled(relation)
      ? [menuItem(m.person_unfollow(), UserRoundMinus, () => run('unfollow', person))]
      : []),
    ...(relation.followed_by ? [ask('removeFollower', m.person_remove_follower())] : []),
    ...(relation.connection === 'incoming' ? [ask('decline', m.person_decline_request())] : []),
    ...(relation.connection === 'connected' ? [ask('disconnect', m.person_remove_connection())] : []),
    muted
      ? menuItem(m.profile_unmute(), Bell, () => unmute(person))
      : menuItem(m.profile_mute(), BellOff, () => mute(person)),
    menuItem(m.profile_report(), Flag, () => setOpen('report')),
    menuItem(m.profile_block(), Ban, () => setOpen('block'), true),
  ];

  return (
    <>
      <FollowButton person={person} describedBy={describedBy} />
      <ConnectButton person={person} describedBy={describedBy} />
      {children}
      <Menu label={m.person_more({ name: person.full_name })} items={items} />
      {(['removeFollower', 'decline', 'disconnect'] as const).map((action) => (
        <ConfirmRelationshipAction key={action} person={person} action={action} {...dialog(action)} />
      ))}
      <ReportDialog subject="user" id={person._id} name={person.full_name} {...dialog('report')} />
      <BlockDialog person={person} {...dialog('block')} />
    </>
  );
}
