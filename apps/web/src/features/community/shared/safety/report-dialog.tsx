import { Dialog } from '@aranya/ui';
import { ReportForm } from './report-form';

interface ReportDialogProps {
  subject: 'post' | 'user';
  id: string;
  /** The author of the post, or the reported person. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ReportDialog({ subject, id, name, open, onOpenChange }: ReportDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={subject === 'post' ? `Report this post by ${name}` : `Report ${name}`}
      description="Only the people who look after Aranya read it. Who is reported is not told by whom."
    >
      <ReportForm subject={subject} id={id} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
