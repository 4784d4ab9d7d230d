import { ConfirmDialog, type DialogState } from '@aranya/ui';
import { useRelationshipAction } from './use-relationship-action';
import { type ConfirmedAction, confirmTexts } from './confirm-texts';
import type { Person } from '../../data/people/relationship.rules';

interface ConfirmRelationshipActionProps extends DialogState {
  person: Person;
  action: ConfirmedAction;
}

/** Stays open after a refusal. */
export function ConfirmRelationshipAction({
  person,
  action,
  open,
  onOpenChange,
}: ConfirmRelationshipActionProps) {
  const { runAsync, isPending } = useRelationshipAction();
  const confirm = () => {
    if (isPending) return;
    runAsync(action, person).then(
      () => onOpenChange(false),
      () => undefined,
    );
  };
  return (
    <ConfirmDialog
      {...confirmTexts(action, person.full_name)}
      open={open}
      onOpenChange={onOpenChange}
      pending={isPending}
      onConfirm={confirm}
    />
  );
}
