import type { User } from '@aranya/contracts';
import { Menu } from '@aranya/ui';
import { type ReactNode, useState } from 'react';
import type { LosingAct } from '../shared/people/confirm-texts';
import { ConfirmPersonAct } from '../shared/people/confirm-person-act';

interface SecondActsProps {
  person: User;
  act: LosingAct;
  label: string;
  icon: ReactNode;
}

/** The quiet acts of a card, behind three dots: here the one that ends what the tab is about. */
export function SecondActs({ person, act, label, icon }: SecondActsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label={`More about ${person.full_name}`}
        items={[{ id: act, label, icon, danger: true, onSelect: () => setAsking(true) }]}
      />
      <ConfirmPersonAct person={person} act={act} open={asking} onOpenChange={setAsking} />
    </>
  );
}
