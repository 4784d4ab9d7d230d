import type { CaseDetail } from '@aranya/contracts';
import { EmptyState, focusPageHeading, Skeleton, SkeletonGroup } from '@aranya/ui';
import { ArrowRight, ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { m } from '../../../lib/language/messages';
import { privateMeta } from '../../../lib/page-meta';
import { ApiError } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { QueryError } from '../../../lib/query-error';
import { ButtonLink } from '../../../lib/button-link';
import { usePageTitle } from '../../../lib/use-page-title';
import { caseTitle } from '../reports/case-title';
import { useReports } from '../reports/use-reports';
import { AdminHead } from '../shared/admin-head';
import { CaseActions } from './case-actions';
import { CaseContent } from './case-content';
import { CaseMember } from './case-member';
import styles from './case-page.module.css';
import { CaseReports } from './case-reports';
import { CaseState } from './case-state';
import { nextCase } from './next-case';
import { useCase } from './use-case';

export const meta = () => privateMeta(m.case_report());

export default function CasePage() {
  const { reportId = '' } = useParams();
  return <CaseScreen key={reportId} reportId={reportId} />;
}

function CaseScreen({ reportId }: { reportId: string }) {
  const found = useCase(reportId);
  const isGone = found.error instanceof ApiError && [400, 404].includes(found.error.status);
  if (isGone) {
    return (
      <>
        <AdminHead title={m.case_report()} />
        <EmptyState
          title={m.case_none()}
          text={m.case_none_text()}
          action={<ButtonLink to={paths.admin()}>{m.case_back()}</ButtonLink>}
        />
      </>
    );
  }
  if (found.data) return <Case found={found.data} />;
  if (found.isPending) {
    return (
      <SkeletonGroup label={m.case_loading()}>
        <Skeleton lines={2} />
        <Skeleton shape="block" ratio="16 / 9" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <AdminHead title={m.case_report()} />
      <QueryError query={found} title={m.case_failed()} />
    </>
  );
}

function Case({ found }: { found: CaseDetail }) {
  const { data: queue = [] } = useReports('open', null);
  const next = nextCase(queue, found.id);
  const title = caseTitle(found);
  usePageTitle(title);
  // Two cases can have the same heading, which the announcer takes for one page.
  useEffect(() => focusPageHeading(), []);
  return (
    <>
      <div className={styles.around}>
        <ButtonLink variant="quiet" className={styles.back} to={paths.admin()}>
          <ChevronLeft aria-hidden="true" size={20} />
          {m.case_all()}
        </ButtonLink>
        {next && (
          <ButtonLink variant="quiet" className={styles.next} to={paths.adminReport(next.id)}>
            {m.case_next()}
            <ArrowRight aria-hidden="true" size={20} />
          </ButtonLink>
        )}
      </div>
      <AdminHead title={<bdi>{title}</bdi>} />
      <div className={`stack gap-6 shrinks ${styles.columns}`}>
        <div className={`stack gap-6 packed shrinks ${styles.main}`}>
          <CaseState found={found} />
          <CaseContent found={found} />
          <CaseReports found={found} />
        </div>
        <CaseActions found={found} next={next} />
        <CaseMember found={found} />
      </div>
    </>
  );
}
