import { type ManagedMember, type Role, roles } from '@aranya/contracts';
import { ConfirmDialog, Select } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../../lib/language/messages';
import { errorText, tsr } from '../../../lib/api';
import { roleTexts } from '../shared/admin-texts';
import { useActionEnd } from '../shared/use-refresh-admin';

const meanings: Record<Role, () => string> = {
  member: m.admin_role_member_means,
  editor: m.admin_role_editor_means,
  moderator: m.admin_role_moderator_means,
  admin: m.admin_role_admin_means,
};

const questions: Record<Role, (inputs: { name: string }) => string> = {
  member: m.admin_role_make_member,
  editor: m.admin_role_make_editor,
  moderator: m.admin_role_make_moderator,
  admin: m.admin_role_make_admin,
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
        label={m.admin_role_label()}
        options={roles.map((value) => ({ value, label: roleTexts[value]() }))}
        value={member.role}
        onValueChange={(role) => role !== member.role && setWanted(role)}
      />
      <ConfirmDialog
        open={wanted !== null}
        onOpenChange={(open) => !open && close()}
        title={questions[wanted ?? 'member']({ name: member.full_name })}
        description={wanted === null ? '' : meanings[wanted]()}
        confirmLabel={m.admin_role_change()}
        pending={isPending}
        error={error === null ? undefined : errorText(error)}
        onConfirm={() => wanted !== null && mutate({ body: { id: member._id, role: wanted, reason: '' } })}
      />
    </>
  );
}
