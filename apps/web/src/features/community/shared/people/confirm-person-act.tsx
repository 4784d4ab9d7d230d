import type { User } from '@aranya/contracts';
import { ConfirmDialog } from '@aranya/ui';
import { usePersonAct } from './api/use-person-act';
import { confirmTexts, type LosingAct } from './confirm-texts';

interface ConfirmPersonActProps {
  person: User;
  act: LosingAct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before something is lost, and does it. */
export function ConfirmPersonAct({ person, act, open, onOpenChange }: ConfirmPersonActProps) {
  const { actAsync, acting } = usePersonAct();
  const confirm = () => {
    if (acting !== null) return;
    // A refusal has been told by a toast, and the question stays.
    actAsync(act, person).then(
      () => onOpenChange(false),
      () => undefined,
    );
  };
  return (
    <ConfirmDialog
      {...confirmTexts(act, person.full_name)}
      open={open}
      onOpenChange={onOpenChange}
      pending={acting !== null}
      onConfirm={confirm}
    />
  );
}
