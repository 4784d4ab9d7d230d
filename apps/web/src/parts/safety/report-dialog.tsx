import type { ReportSubject } from '@aranya/contracts';
import { Dialog, type DialogState } from '@aranya/ui';
import { ReportForm } from './report-form';

interface ReportDialogProps extends DialogState {
  subject: ReportSubject;
  id: string;
  /** The author, or the reported person. */
  name: string;
}

export function ReportDialog({ subject, id, name, open, onOpenChange }: ReportDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={subject === 'user' ? `Report ${name}` : `Report this ${subject} by ${name}`}
      description="Only moderators read it, with a copy of what you report. The person you report never learns that it was you."
    >
      <ReportForm subject={subject} id={id} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
