import type { OwnReport, ReportState, ReportSubject } from '@aranya/contracts';
import { Badge } from '@aranya/ui';
import { useId } from 'react';
import { m } from '../../../lib/language/messages';
import { filled } from '../../../lib/language/filled';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { TimeAgo } from '../../../lib/time/time-ago';
import { reasonLabels } from '../../../parts/safety/report-reasons';

const subjects: Record<Exclude<ReportSubject, 'user'>, (by: { name: string }) => string> = {
  post: m.own_report_of_post,
  comment: m.own_report_of_comment,
  message: m.own_report_of_message,
};

interface StateTexts {
  label: () => string;
  tone: 'success' | 'sand';
  text?: () => string;
}

const states: Record<ReportState, StateTexts> = {
  waiting: { label: m.own_report_waiting, tone: 'sand' },
  resolved: { label: m.own_report_resolved, tone: 'success', text: m.own_report_resolved_text },
  dismissed: { label: m.own_report_dismissed, tone: 'sand', text: m.own_report_dismissed_text },
};

const reportTitle = ({ subject, name }: OwnReport) =>
  subject === 'user'
    ? (name ?? m.own_report_member())
    : subjects[subject]({ name: name ?? m.own_report_a_member() });

function subjectLink({ subject, subject_id: id, name, state }: OwnReport) {
  if (state === 'resolved' || name === null) return null;
  if (subject === 'post') return <SiteLink to={paths.post(id)}>{m.own_report_see_post()}</SiteLink>;
  return subject === 'user' ? <SiteLink to={paths.profile(id)}>{m.chat_profile()}</SiteLink> : null;
}

export function OwnReportCard({ report }: { report: OwnReport }) {
  const titleId = useId();
  const { label, tone, text } = states[report.state];
  const link = subjectLink(report);
  return (
    <article className="panel flex column gap-3 tall pad-y-4 pad-x-5" aria-labelledby={titleId}>
      <div>
        <div className="row gap-3 spread tops">
          <h2 id={titleId} className="size-4 breaks" dir="auto">
            {reportTitle(report)}
          </h2>
          <Badge tone={tone}>{label()}</Badge>
        </div>
        <p className="small ink-3">
          {filled(m.own_report_reported({ when: '{when}' }), {
            when: <TimeAgo className="one-line" at={report.createdAt} />,
          })}{' '}
          · {reasonLabels[report.reason]()}
        </p>
      </div>
      {report.excerpt !== '' && (
        <blockquote className="breaks ink-2 quoted lines-2" dir="auto">
          “{report.excerpt}”
        </blockquote>
      )}
      {report.details !== '' && (
        <p className="breaks pre-line" dir="auto">
          {report.details}
        </p>
      )}
      {(text || link) && (
        <div className="cluster grows gap-2 gap-x-4 spread bottoms">
          {text && (
            <p>
              {text()}{' '}
              {report.reviewedAt !== null && (
                <span className="small ink-3">
                  <TimeAgo className="one-line" at={report.reviewedAt} />
                </span>
              )}
            </p>
          )}
          {link}
        </div>
      )}
    </article>
  );
}
