import { type ManagedMember, type Role, roles } from '@aranya/contracts';
import { ConfirmDialog, Select } from '@aranya/ui';
import { useState } from 'react';
import { errorText, tsr } from '../../../lib/api';
import { roleTexts } from '../shared/admin-texts';
import { useActionEnd } from '../shared/use-refresh-admin';
import styles from './member-page.module.css';

const meanings: Record<Role, string> = {
  member: 'They no longer see reports and appeals, and cannot decide anything.',
  editor: 'They accept or decline corrections of facts, and see nothing else of moderation.',
  moderator:
    'They see all reports with copies of what was reported, and can remove content and suspend members.',
  admin: 'They can do all that moderators can, read the messages of the contact form, and choose the team.',
};

/** Asks for confirmation, because a role gives access to what members wrote in confidence. */
export function RoleSelect({ member }: { member: ManagedMember }) {
  const [wanted, setWanted] = useState<Role | null>(null);
  const end = useActionEnd(() => setWanted(null));
  const { mutate, isPending, error, reset } = tsr.admin.setRole.useMutation(end);
  const close = () => {
    setWanted(null);
    reset();
  };
  return (
    <>
      <Select
        className={styles.role}
        label="Role"
        options={roles.map((value) => ({ value, label: roleTexts[value] }))}
        value={member.role}
        onValueChange={(role) => role !== member.role && setWanted(role)}
      />
      <ConfirmDialog
        open={wanted !== null}
        onOpenChange={(open) => !open && close()}
        title={`Make ${member.full_name} ${wanted === 'admin' || wanted === 'editor' ? `an ${wanted}` : `a ${wanted ?? 'member'}`}?`}
        description={wanted === null ? '' : meanings[wanted]}
        confirmLabel="Change the role"
        pending={isPending}
        error={error === null ? undefined : errorText(error)}
        onConfirm={() => wanted !== null && mutate({ body: { id: member._id, role: wanted, reason: '' } })}
      />
    </>
  );
}
