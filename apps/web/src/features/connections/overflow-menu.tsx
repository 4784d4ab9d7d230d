import type { User } from '@aranya/contracts';
import { Menu } from '@aranya/ui';
import { UserRoundMinus } from 'lucide-react';
import { useState } from 'react';
import type { ConfirmedAction } from '../../parts/person/confirm-texts';
import { ConfirmRelationshipAction } from '../../parts/person/confirm-relationship-action';

interface OverflowMenuProps {
  person: User;
  action: ConfirmedAction;
  label: string;
}

export function OverflowMenu({ person, action, label }: OverflowMenuProps) {
  const icon = <UserRoundMinus aria-hidden="true" size={20} />;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label={`More about ${person.full_name}`}
        items={[{ id: action, label, icon, danger: true, onSelect: () => setAsking(true) }]}
      />
      <ConfirmRelationshipAction person={person} action={action} open={asking} onOpenChange={setAsking} />
    </>
  );
}
