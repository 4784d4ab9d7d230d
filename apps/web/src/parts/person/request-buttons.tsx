import { Button } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
import type { Person } from '../../data/people/relationship.rules';
import { ConfirmRelationshipAction } from './confirm-relationship-action';
import { useRelationshipAction } from './use-relationship-action';

interface RequestButtonsProps {
  person: Person;
  describedBy: string;
  onAccepted?: () => void;
}

export function RequestButtons({ person, describedBy, onAccepted }: RequestButtonsProps) {
  const { runAsync, isPending } = useRelationshipAction();
  const [asking, setAsking] = useState(false);
  const accept = () => {
    if (isPending) return;
    runAsync('accept', person).then(
      () => onAccepted?.(),
      () => undefined,
    );
  };
  return (
    <>
      <Button variant="fill" pending={isPending} aria-describedby={describedBy} onClick={accept}>
        {m.person_accept()}
      </Button>
      <Button variant="outline" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {m.person_decline()}
      </Button>
      <ConfirmRelationshipAction person={person} action="decline" open={asking} onOpenChange={setAsking} />
    </>
  );
}
