import type { OwnReport, ReportState, ReportSubject } from '@aranya/contracts';
import { Badge } from '@aranya/ui';
import { useId } from 'react';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { TimeAgo } from '../../../lib/time/time-ago';
import { reasonLabels } from '../../../parts/safety/report-reasons';

const subjects: Record<Exclude<ReportSubject, 'user'>, string> = {
  post: 'Post',
  comment: 'Comment',
  message: 'Message',
};

const states: Record<ReportState, { label: string; tone: 'saffron' | 'success' | 'sand'; text: string }> = {
  waiting: { label: 'Waiting', tone: 'saffron', text: 'Moderators have not decided yet.' },
  resolved: {
    label: 'Dealt with',
    tone: 'success',
    text: 'Moderators looked at it and dealt with it. Thank you.',
  },
  dismissed: {
    label: 'Looked at',
    tone: 'sand',
    text: 'Moderators looked at it and found that it breaks no rule.',
  },
};

const reportTitle = ({ subject, name }: OwnReport) =>
  subject === 'user' ? (name ?? 'A member') : `${subjects[subject]} by ${name ?? 'a member'}`;

function subjectLink({ subject, subject_id: id, name, state }: OwnReport) {
  if (state === 'resolved' || name === null) return null;
  if (subject === 'post') return <SiteLink to={paths.post(id)}>See the post</SiteLink>;
  return subject === 'user' ? <SiteLink to={paths.profile(id)}>View Profile</SiteLink> : null;
}

export function OwnReportCard({ report }: { report: OwnReport }) {
  const titleId = useId();
  const { label, tone, text } = states[report.state];
  const link = subjectLink(report);
  return (
    <article className="panel stack gap-3 pad-y-4 pad-x-5" aria-labelledby={titleId}>
      <div>
        <div className="cluster gap-3">
          <h2 id={titleId} className="size-4 breaks" dir="auto">
            {reportTitle(report)}
          </h2>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="small ink-3">
          Reported <TimeAgo at={report.createdAt} /> · {reasonLabels[report.reason]()}
        </p>
      </div>
      {report.excerpt !== '' && (
        <blockquote className="breaks ink-2 lines-2" dir="auto">
          “{report.excerpt}”
        </blockquote>
      )}
      {report.details !== '' && (
        <p className="breaks pre-line ink-2" dir="auto">
          {report.details}
        </p>
      )}
      <p>
        {text}
        {report.reviewedAt !== null && (
          <>
            {' '}
            <span className="small ink-3">
              <TimeAgo at={report.reviewedAt} />
            </span>
          </>
        )}
      </p>
      {link && <p>{link}</p>}
    </article>
  );
}
