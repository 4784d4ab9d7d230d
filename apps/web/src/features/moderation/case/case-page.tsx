import type { CaseDetail } from '@aranya/contracts';
import { buttonClass, EmptyState, ErrorState, focusPageHeading, Skeleton, SkeletonGroup } from '@aranya/ui';
import { ArrowRight, ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { privateMeta } from '../../../lib/page-meta';
import { ApiError, errorText } from '../../../lib/api';
import { paths } from '../../../lib/paths';
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

export const meta = () => privateMeta('Report');

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
        <AdminHead title="Report" />
        <EmptyState
          title="There is no such report"
          text="It may have been deleted with the account it was about."
          action={
            <Link className={buttonClass({ variant: 'fill' })} to={paths.admin()}>
              Back to the reports
            </Link>
          }
        />
      </>
    );
  }
  if (found.data) return <Case found={found.data} />;
  if (found.isPending) {
    return (
      <SkeletonGroup label="Loading the report">
        <Skeleton lines={2} />
        <Skeleton shape="block" ratio="16 / 9" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <AdminHead title="Report" />
      <ErrorState
        title="The report could not be loaded"
        text={errorText(found.error)}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    </>
  );
}

function Case({ found }: { found: CaseDetail }) {
  const { data: queue = [] } = useReports('open', null);
  const next = nextCase(queue, found.id);
  const title = caseTitle(found);
  useEffect(() => {
    document.title = `${title} · Aranya`;
  }, [title]);
  // Two cases can have the same heading, which the announcer takes for one page.
  useEffect(() => focusPageHeading(), []);
  return (
    <>
      <div className={styles.around}>
        <Link className={buttonClass({ variant: 'quiet', className: styles.back })} to={paths.admin()}>
          <ChevronLeft aria-hidden="true" size={20} />
          All reports
        </Link>
        {next && (
          <Link
            className={buttonClass({ variant: 'quiet', className: styles.next })}
            to={paths.adminReport(next.id)}
          >
            Next
            <ArrowRight aria-hidden="true" size={20} />
          </Link>
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
