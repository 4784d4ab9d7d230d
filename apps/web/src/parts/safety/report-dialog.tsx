import type { ReportSubject } from '@aranya/contracts';
import { Dialog, type DialogState } from '@aranya/ui';
import { ReportForm } from './report-form';
import { m } from '../../lib/language/messages';

const titles: Record<ReportSubject, typeof m.report_post> = {
  user: m.report_person,
  post: m.report_post,
  comment: m.report_comment,
  message: m.report_message,
};

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
      title={titles[subject]({ name })}
      description={m.report_text()}
    >
      <ReportForm subject={subject} id={id} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
