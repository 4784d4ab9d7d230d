import type { User } from '@aranya/contracts';
import { Menu } from '@aranya/ui';
import { UserRoundMinus } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
import { menuItem } from '../../lib/menu-item';
import type { ConfirmedAction } from '../../parts/person/confirm-texts';
import { ConfirmRelationshipAction } from '../../parts/person/confirm-relationship-action';

interface OverflowMenuProps {
  person: User;
  action: ConfirmedAction;
  label: string;
}

export function OverflowMenu({ person, action, label }: OverflowMenuProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label={m.person_more({ name: person.full_name })}
        items={[menuItem(label, UserRoundMinus, () => setAsking(true), true)]}
      />
      <ConfirmRelationshipAction person={person} action={action} open={asking} onOpenChange={setAsking} />
    </>
  );
}
