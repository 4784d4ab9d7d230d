import type { CaseDetail } from '@aranya/contracts';
import { Badge } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { TimeAgo } from '../../../lib/time/time-ago';
import { Section } from '../../../lib/section';
import { reasonTexts } from '../shared/admin-texts';

export function CaseReports({ found: { reports } }: { found: CaseDetail }) {
  return (
    <Section className="stack gap-3 packed shrinks" title={m.admin_count_reports({ count: reports.length })}>
      {reports.map((report) => (
        <article key={report.id} className="panel stack gap-3 shrinks pad-4">
          <p className="row gap-2 wraps">
            <Badge>{reasonTexts[report.reason]()}</Badge>
            {report.outcome === 'dismissed' && <Badge tone="success">{m.admin_dismissed()}</Badge>}
            {report.outcome === 'resolved' && <Badge tone="success">{m.admin_settled()}</Badge>}
          </p>
          {report.details !== '' && (
            <p className="round-2 breaks pad-3-4 raised pre-line" dir="auto">
              {report.details}
            </p>
          )}
          <p className="small ink-3 breaks lh-15">
            {report.reporter ? (
              <SiteLink to={paths.adminMember(report.reporter._id)}>
                <bdi>{report.reporter.full_name}</bdi>
              </SiteLink>
            ) : (
              m.admin_deleted_account()
            )}
            , <TimeAgo at={report.createdAt} />
          </p>
        </article>
      ))}
    </Section>
  );
}
