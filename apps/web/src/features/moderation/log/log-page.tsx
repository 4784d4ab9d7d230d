import { Button, EmptyState, Select } from '@aranya/ui';
import { X } from 'lucide-react';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { m } from '../../../lib/language/messages';
import { privateMeta } from '../../../lib/page-meta';
import { tsr, unwrap } from '../../../lib/api';
import { AdminHead } from '../shared/admin-head';
import { adminKeys } from '../shared/admin-keys';
import styles from '../shared/admin.module.css';
import { actionLabel, auditActions } from '../shared/audit-sentence';
import { uniqueById, usePages } from '../../../lib/paging/use-pages';
import { AdminList } from '../shared/admin-list';
import { LogEntry } from './log-entry';

export const meta = () => privateMeta(m.admin_log());

const filterParsers = {
  action: parseAsStringLiteral(auditActions),
  operator: parseAsString,
  about: parseAsString,
};

interface LogFilter {
  action: string | null;
  operator: string | null;
  about: string | null;
}

function useLog({ action, operator, about }: LogFilter) {
  const query = {
    ...(action !== null && { action }),
    ...(operator !== null && { operator_id: operator }),
    ...(about !== null && { subject_id: about }),
  };
  return usePages({
    queryKey: adminKeys.log(query),
    ask: (cursor, fetchOptions) =>
      tsr.admin.log.query({ query: { ...query, cursor }, fetchOptions }).then(unwrap),
    select: (pages) => uniqueById(pages.flatMap(({ entries }) => entries)),
    retry: false,
  });
}

export default function LogPage() {
  const [filter, setFilter] = useQueryStates(filterParsers, { history: 'push' });
  const list = useLog(filter);
  const [first] = list.data ?? [];
  return (
    <>
      <AdminHead title={m.admin_log()}>{m.admin_log_lede()}</AdminHead>
      <div className="cluster gap-3 spread bottoms">
        <Select
          className={styles.select}
          label={m.admin_log_what()}
          options={[
            { value: 'all', label: m.admin_log_everything() },
            ...auditActions.map((value) => ({ value, label: actionLabel(value) })),
          ]}
          value={filter.action ?? 'all'}
          onValueChange={(value) =>
            void setFilter({ action: auditActions.find((one) => one === value) ?? null })
          }
        />
        <div className={`cluster gap-2 unless-empty ${styles.actions}`}>
          {filter.operator !== null && (
            <FilterChip
              label={first ? m.admin_log_by({ name: first.operator }) : m.admin_log_by_team()}
              onRemove={() => void setFilter({ operator: null })}
            />
          )}
          {filter.about !== null && (
            <FilterChip label={m.admin_log_one_subject()} onRemove={() => void setFilter({ about: null })} />
          )}
        </div>
      </div>
      <AdminList
        lines
        list={list}
        label={m.admin_log()}
        failedTitle={m.admin_log_failed()}
        getKey={({ id }) => id}
        empty={<EmptyState title={m.admin_log_none()} text={m.admin_log_none_text()} />}
      >
        {(entry) => (
          <LogEntry
            entry={entry}
            onOperator={() => void setFilter({ operator: entry.operator_id })}
            onSubject={() => void setFilter({ about: entry.subject_id })}
          />
        )}
      </AdminList>
    </>
  );
}

function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Button variant="outline" aria-label={m.admin_log_show_all({ label })} onClick={onRemove}>
      {label}
      <X aria-hidden="true" size={18} />
    </Button>
  );
}
