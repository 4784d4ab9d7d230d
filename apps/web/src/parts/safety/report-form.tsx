import {
  limits,
  reportReasons,
  reportSchema,
  type ReportReason,
  type ReportSubject,
} from '@aranya/contracts';
import { Button, Select, TextArea } from '@aranya/ui';
import { type FormEvent, useRef, useState } from 'react';
import { contractSentence } from '../../lib/api/contract-sentence';
import { useReport } from '../../data/safety/use-report';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { reasonLabels } from './report-reasons';
import { showReportToast } from './report-toast';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';

type Choice = ReportReason | '';

const choices = (): { value: Choice; label: string }[] => [
  { value: '', label: m.report_choose() },
  ...reportReasons.map((value) => ({ value, label: reasonLabels[value]() })),
];

interface ReportFormProps {
  subject: ReportSubject;
  id: string;
  onClose: () => void;
}

export function ReportForm({ subject, id, onClose }: ReportFormProps) {
  const [reason, setReason] = useState<Choice>('');
  const [details, setDetails] = useState('');
  const [errors, setErrors] = useState<{ reason?: string; details?: string }>({});
  const { mutate, isPending } = useReport();
  const select = useRef<HTMLSelectElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (reason === '') {
      setErrors({ reason: m.report_choose_please() });
      select.current?.focus();
      return;
    }
    const report = reportSchema.safeParse({ subject, id, reason, details });
    if (!report.success) {
      setErrors({ details: contractSentence(report.error.issues[0]?.message) });
      return;
    }
    setErrors({});
    mutate(
      { body: report.data },
      {
        onSuccess: ({ body }) => {
          showReportToast(body.message);
          onClose();
        },
      },
    );
  };

  return (
    <form className="stack gap-4" onSubmit={submit} noValidate>
      <Select
        ref={select}
        label={m.report_reason()}
        options={choices()}
        value={reason}
        onValueChange={(value) => {
          setReason(value);
          setErrors({});
        }}
        error={errors.reason}
        required
      />
      <TextArea
        label={m.report_details()}
        hint={m.report_details_hint()}
        rows={4}
        dir="auto"
        limit={limits.reportReason}
        value={details}
        readOnly={isPending}
        onChange={(event) => setDetails(event.target.value)}
        error={errors.details}
      />
      <p className="note">
        {filled(m.report_rules({ rules: '{rules}' }), {
          rules: (
            <SiteLink to={paths.rules()} target="_blank">
              {m.report_rules_link()}
            </SiteLink>
          ),
        })}
      </p>
      <div className="cluster gap-3 over-2 to-end share-row">
        <Button variant="outline" onClick={onClose}>
          {m.report_cancel()}
        </Button>
        <Button type="submit" variant="fill" pending={isPending} pendingLabel={m.report_sending()}>
          {m.report_send()}
        </Button>
      </div>
    </form>
  );
}
