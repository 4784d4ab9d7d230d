import { lazy, Suspense } from 'react';
import { EmptyState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { useOwnReports } from '../../../data/safety/use-own-reports';
import { privateMeta } from '../../../lib/page-meta';
import { PagedList } from '../../../lib/paging/paged-list';
import { Screen } from '../../../parts/screen/screen';
import { OwnReportCard } from './own-report-card';

const OwnCorrections = lazy(() => import('../../../parts/corrections/own-corrections'));

export const meta = () => privateMeta('Your reports');

export default function OwnReportsPage() {
  return (
    <Screen
      title="Your reports"
      tagline="What you reported, and what moderators made of it. Only you and they see this."
      column="text"
    >
      <PagedList
        list={useOwnReports()}
        label="Reports"
        failedTitle="Your reports could not be loaded"
        empty={
          <EmptyState
            title="No reports yet"
            text="Report is in the menu of a post, a comment, a message or a profile. Here you can see what became of it."
          />
        }
        getKey={({ id }) => id}
        className="stack gap-4"
        loading={<SkeletonGroup label="Loading your reports" lines={4} />}
        loadingLabel="Loading older reports"
        skeleton={<Skeleton lines={4} />}
      >
        {(report) => <OwnReportCard report={report} />}
      </PagedList>
      <Suspense>
        <OwnCorrections />
      </Suspense>
    </Screen>
  );
}
