import { type QueueState, reportSubjects } from '@aranya/contracts';
import { EmptyState, Select } from '@aranya/ui';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { privateMeta } from '../../../lib/page-meta';
import { AdminHead } from '../shared/admin-head';
import styles from '../shared/admin.module.css';
import { AdminList } from '../shared/admin-list';
import { useQueue } from '../shared/use-queue';
import { CaseRow } from './case-row';
import { useReports } from './use-reports';

export const meta = () => privateMeta('Reports');

const subjectParser = parseAsStringLiteral(reportSubjects).withOptions({ history: 'push' });

const subjects = [
  { value: 'all', label: 'Everything' },
  { value: 'post', label: 'Posts' },
  { value: 'comment', label: 'Comments' },
  { value: 'message', label: 'Messages' },
  { value: 'user', label: 'Members' },
] as const;

export default function ReportsPage() {
  const { state, pills } = useQueue('Which reports', 'Closed');
  const [subject, setSubject] = useQueryState('subject', subjectParser);
  const list = useReports(state, subject);
  return (
    <>
      <AdminHead title="Reports">
        What members asked you to look at. Animals in danger come first, then what has waited longest.
      </AdminHead>
      <div className="cluster gap-3 spread bottoms">
        {pills}
        <Select
          className={styles.select}
          label="About"
          labelHidden
          options={subjects}
          value={subject ?? 'all'}
          onValueChange={(next) => void setSubject(next === 'all' ? null : next)}
        />
      </div>
      <AdminList
        list={list}
        label={state === 'open' ? 'Open reports' : 'Closed reports'}
        failedTitle="The reports could not be loaded"
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
    return <EmptyState title="No reports of this kind" text="Choose Everything to see the rest." />;
  return state === 'open' ? (
    <EmptyState title="All is quiet" text="No reports are waiting. New ones appear here within a minute." />
  ) : (
    <EmptyState title="Nothing closed yet" text="Reports you dismiss or settle appear here." />
  );
}
