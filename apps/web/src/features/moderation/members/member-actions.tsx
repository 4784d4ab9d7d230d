import type { ManagedMember } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { CircleSlash, RotateCcw, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../../lib/language/messages';
import { useMe, useRole } from '../../../lib/session/use-me';
import { useOneOpen } from '../../../lib/use-one-open';
import styles from '../shared/admin.module.css';
import { RemovePartsDialog } from '../shared/remove-parts-dialog';
import { SuspendDialog } from '../shared/suspend-dialog';
import { useLift } from '../shared/use-lift';
import { MemberAge } from './member-age';
import { RoleSelect } from './role-select';

/** Nobody decides about themselves. */
export function MemberActions({ member, children }: { member: ManagedMember; children: ReactNode }) {
  const { data: me } = useMe();
  const role = useRole();
  const { setOpen, dialog } = useOneOpen<'suspend' | 'parts'>();
  const { lift, isPending } = useLift();
  if (me === undefined || role === undefined) return null;
  const isSelf = me._id === member._id;
  const refused = isSelf
    ? m.admin_members_you()
    : role !== 'admin' && member.role !== 'member' && member.role !== 'editor' && m.admin_members_on_team();
  const place = role === 'admin' && (
    <div className={`stack single gap-3 shrinks ${styles.field}`}>
      <MemberAge id={member._id} isSelf={isSelf} />
      <RoleSelect member={member} />
    </div>
  );
  if (refused)
    return (
      <>
        <p className="round-2 small ink-2 breaks framed-strong pad-3-4">{refused}</p>
        <div className="cluster gap-3 spread bottoms">
          {place}
          <div className={`cluster gap-2 ${styles.actions}`}>{children}</div>
        </div>
      </>
    );
  return (
    <div className="cluster gap-4 spread bottoms lined pad-top-4">
      {place}
      <div className={`cluster gap-2 ${styles.actions}`}>
        {children}
        <Button
          variant="outline"
          onClick={() => setOpen('parts')}
          icon={<CircleSlash aria-hidden="true" size={18} />}
        >
          {m.admin_parts_action()}
        </Button>
        {member.suspension ? (
          <Button
            variant="fill"
            pending={isPending}
            pendingLabel={m.admin_members_lifting()}
            onClick={() => lift(member._id)}
            icon={<RotateCcw aria-hidden="true" size={18} />}
          >
            {m.admin_lift()}
          </Button>
        ) : (
          <Button
            variant="outline"
            className="danger"
            onClick={() => setOpen('suspend')}
            icon={<UserRoundX aria-hidden="true" size={18} />}
          >
            {m.admin_suspend()}
          </Button>
        )}
      </div>
      <SuspendDialog {...dialog('suspend')} member={member} />
      <RemovePartsDialog {...dialog('parts')} member={member} />
    </div>
  );
}
