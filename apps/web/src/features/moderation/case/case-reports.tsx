import type { CaseDetail } from '@aranya/contracts';
import { Badge } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { TimeAgo } from '../../../lib/time/time-ago';
import { Section } from '../../../lib/section';
import { reasonTexts } from '../shared/admin-texts';

export function CaseReports({ found: { reports } }: { found: CaseDetail }) {
  return (
    <Section
      className="stack gap-3 packed shrinks"
      title={reports.length === 1 ? '1 report' : `${reports.length} reports`}
    >
      {reports.map((report) => (
        <article key={report.id} className="panel stack gap-3 shrinks pad-4">
          <p className="row gap-2 wraps">
            <Badge>{reasonTexts[report.reason]}</Badge>
            {report.outcome === 'dismissed' && <Badge tone="success">Dismissed</Badge>}
            {report.outcome === 'resolved' && <Badge tone="success">Settled</Badge>}
          </p>
          {report.details !== '' && (
            <p className="round-2 breaks pad-3-4 raised pre-line" dir="auto">
              {report.details}
            </p>
          )}
          <p className="small ink-3 breaks lh-15">
            {report.reporter ? (
              <Link to={paths.adminMember(report.reporter._id)}>
                <bdi>{report.reporter.full_name}</bdi>
              </Link>
            ) : (
              'A deleted account'
            )}
            , <TimeAgo at={report.createdAt} />
          </p>
        </article>
      ))}
    </Section>
  );
}
