import { lazy, Suspense } from 'react';
import { EmptyState, Skeleton, SkeletonGroup } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { Portrait } from '../../../lib/artwork';
import { ButtonLink } from '../../../lib/button-link';
import { paths } from '../../../lib/paths';
import { useOwnReports } from '../../../data/safety/use-own-reports';
import { privateMeta } from '../../../lib/page-meta';
import { PagedList } from '../../../lib/paging/paged-list';
import { Screen } from '../../../parts/screen/screen';
import { OwnReportCard } from './own-report-card';

const OwnCorrections = lazy(() => import('../../../parts/corrections/own-corrections'));

export const meta = () => privateMeta(m.own_reports());

export default function OwnReportsPage() {
  return (
    <Screen title={m.own_reports()} tagline={m.own_reports_tagline()}>
      <PagedList
        list={useOwnReports()}
        label={m.own_reports_list()}
        failedTitle={m.own_reports_failed()}
        empty={
          <EmptyState
            picture={<Portrait slug="steppe-eagle" size={512} />}
            title={m.own_reports_none()}
            text={m.own_reports_none_text()}
            action={
              <ButtonLink variant="outline" to={paths.rules()}>
                {m.footer_rules()}
              </ButtonLink>
            }
          />
        }
        getKey={({ id }) => id}
        className="stack halves gap-4"
        loading={<SkeletonGroup label={m.own_reports_loading()} lines={4} />}
        loadingLabel={m.own_reports_older()}
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
