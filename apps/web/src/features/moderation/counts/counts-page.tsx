import { countedDays } from '@aranya/contracts';
import { FilterPills, Skeleton, SkeletonGroup } from '@aranya/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { parseAsNumberLiteral, parseAsStringLiteral, useQueryState } from 'nuqs';
import { m } from '../../../lib/language/messages';
import { privateMeta } from '../../../lib/page-meta';
import { tsr } from '../../../lib/api';
import { QueryError } from '../../../lib/query-error';
import { AdminHead } from '../shared/admin-head';
import { adminKeys } from '../shared/admin-keys';
import { CountCharts } from './count-charts';
import { CountTable } from './count-table';

export const meta = () => privateMeta(m.admin_counts());

const daysParser = parseAsNumberLiteral(countedDays).withDefault(30).withOptions({ history: 'push' });
const viewParser = parseAsStringLiteral(['charts', 'table'] as const)
  .withDefault('charts')
  .withOptions({ history: 'push' });

const ranges = () =>
  countedDays.map((days) => ({
    value: String(days),
    label: days === 365 ? m.admin_counts_year() : m.admin_counts_days({ count: days }),
  }));

export default function CountsPage() {
  const [days, setDays] = useQueryState('days', daysParser);
  const [view, setView] = useQueryState('view', viewParser);
  const found = tsr.admin.counts.useQuery({
    queryKey: adminKeys.counts(days),
    queryData: { query: { days } },
    select: ({ body }) => body,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <AdminHead
        title={m.admin_counts()}
        action={
          <FilterPills
            label={m.admin_counts_shown()}
            options={[
              { value: 'charts', label: m.admin_counts_charts() },
              { value: 'table', label: m.admin_counts_table() },
            ]}
            value={view}
            onValueChange={(next) => void setView(next)}
          />
        }
      >
        {m.admin_counts_lede()}
      </AdminHead>
      <FilterPills
        label={m.admin_counts_back()}
        options={ranges()}
        value={String(days)}
        onValueChange={(next) => void setDays(countedDays.find((one) => String(one) === next) ?? 30)}
      />
      {found.data ? (
        view === 'charts' ? (
          <CountCharts days={found.data.days} totals={found.data.totals} />
        ) : (
          <CountTable days={found.data.days} totals={found.data.totals} />
        )
      ) : found.isPending ? (
        <SkeletonGroup label={m.admin_counts_loading()}>
          <Skeleton shape="block" ratio="16 / 9" />
        </SkeletonGroup>
      ) : (
        <QueryError query={found} title={m.admin_counts_failed()} />
      )}
    </>
  );
}
