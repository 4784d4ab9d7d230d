import { Button } from '@aranya/ui';
import { useState } from 'react';
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
        Accept
      </Button>
      <Button variant="outline" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        Decline
      </Button>
      <ConfirmRelationshipAction person={person} action="decline" open={asking} onOpenChange={setAsking} />
    </>
  );
}
