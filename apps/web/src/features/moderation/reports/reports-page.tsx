import { type QueueState, type ReportSubject, reportSubjects } from '@aranya/contracts';
import { EmptyState, Select } from '@aranya/ui';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { Face } from '../../../lib/artwork';
import { m } from '../../../lib/language/messages';
import { privateMeta } from '../../../lib/page-meta';
import { ButtonLink } from '../../../lib/button-link';
import { paths } from '../../../lib/paths';
import { AdminHead } from '../shared/admin-head';
import styles from '../shared/admin.module.css';
import { AdminList } from '../shared/admin-list';
import { useQueue } from '../shared/use-queue';
import { CaseRow } from './case-row';
import { useReports } from './use-reports';

export const meta = () => privateMeta(m.admin_reports());

const subjectParser = parseAsStringLiteral(reportSubjects).withOptions({ history: 'push' });

const subjectOptions = (): { value: ReportSubject | 'all'; label: string }[] => [
  { value: 'all', label: m.admin_reports_everything() },
  { value: 'post', label: m.admin_reports_posts() },
  { value: 'comment', label: m.admin_reports_comments() },
  { value: 'message', label: m.admin_reports_messages() },
  { value: 'user', label: m.admin_members() },
];

export default function ReportsPage() {
  const { state, pills } = useQueue(m.admin_reports_which(), m.admin_reports_closed());
  const [subject, setSubject] = useQueryState('subject', subjectParser);
  const list = useReports(state, subject);
  return (
    <>
      <AdminHead title={m.admin_reports()}>
        {state === 'open' ? m.admin_reports_lede() : m.admin_reports_closed_lede()}
      </AdminHead>
      <div className="cluster gap-3 spread middle">
        {pills}
        {(state === 'open' || subject !== null || list.data?.length !== 0) && (
          <Select
            className={styles.select}
            label={m.admin_reports_about()}
            labelHidden
            options={subjectOptions()}
            value={subject ?? 'all'}
            onValueChange={(next) => void setSubject(next === 'all' ? null : next)}
          />
        )}
      </div>
      <AdminList
        list={list}
        label={state === 'open' ? m.admin_reports_open_list() : m.admin_reports_closed_list()}
        failedTitle={m.admin_reports_failed()}
        getKey={({ id }) => id}
        empty={<Nothing state={state} filtered={subject !== null} />}
      >
        {(one) => <CaseRow reported={one} />}
      </AdminList>
    </>
  );
}

function Nothing({ state, filtered }: { state: QueueState; filtered: boolean }) {
  if (filtered)
    return <EmptyState title={m.admin_reports_none_of_kind()} text={m.admin_reports_none_of_kind_text()} />;
  return state === 'open' ? (
    <EmptyState title={m.admin_reports_quiet()} text={m.admin_reports_quiet_text()} />
  ) : (
    <EmptyState
      picture={<Face of="turtle" />}
      title={m.admin_reports_none_closed()}
      text={m.admin_reports_none_closed_text()}
      action={<ButtonLink to={paths.admin()}>{m.admin_reports_see_open()}</ButtonLink>}
    />
  );
}
