import type { ReportCase } from '@aranya/contracts';
import { Badge } from '@aranya/ui';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { TimeAgo } from '../../../lib/time/time-ago';
import { reasonTexts } from '../shared/admin-texts';
import { StateBadges } from '../shared/state-badges';
import styles from './case-row.module.css';
import { caseTitle } from './case-title';

export function CaseRow({ reported }: { reported: ReportCase }) {
  const titleId = useId();
  const { reasons, excerpt, pictures_count: pictures, reports_count: count } = reported;
  return (
    <article
      className={`panel stack gap-3 middle anchor pad-4 before ${styles.row}`}
      data-urgent={reported.urgent}
      aria-labelledby={titleId}
    >
      <div className="stack gap-2 shrinks">
        <div className="cluster middle spread gap-1 gap-x-4">
          <h2 id={titleId} className="inherits lh-135 bold breaks">
            <SiteLink className={`plain covers ${styles.link}`} to={paths.adminReport(reported.id)}>
              <bdi>{caseTitle(reported)}</bdi>
            </SiteLink>
          </h2>
          <p className="cluster gap-1 gap-x-2 push-start">
            {reported.urgent && <Badge tone="danger">{m.case_urgent()}</Badge>}
            {reasons.map((reason) => (
              <Badge key={reason}>{reasonTexts[reason]()}</Badge>
            ))}
            <StateBadges reported={reported} />
          </p>
          <p className="small ink-3">
            {m.admin_count_reports({ count })}
            {pictures > 0 && ` · ${m.case_pictures({ count: pictures })}`}
            {' · '}
            {filled(
              reported.last_at === reported.first_at
                ? m.case_first({ first: '{first}' })
                : m.case_first_last({ first: '{first}', last: '{last}' }),
              { first: <TimeAgo at={reported.first_at} />, last: <TimeAgo at={reported.last_at} /> },
            )}
          </p>
        </div>
        {excerpt !== '' && (
          <p className="ink-2 breaks lines-2" dir="auto">
            {excerpt}
          </p>
        )}
      </div>
      <ChevronRight aria-hidden="true" size={22} className="ink-3" />
    </article>
  );
}
