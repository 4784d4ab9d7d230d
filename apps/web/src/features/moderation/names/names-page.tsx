import { EmptyState, Select, Spinner } from '@aranya/ui';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { lazy, Suspense } from 'react';
import { m } from '../../../lib/language/messages';
import { tsr, unwrap } from '../../../lib/api';
import { privateMeta } from '../../../lib/page-meta';
import { uniqueBy, usePages } from '../../../lib/paging/use-pages';
import { useRole } from '../../../lib/session/use-me';
import { adminKeys } from '../shared/admin-keys';
import { AdminHead } from '../shared/admin-head';
import styles from '../shared/admin.module.css';
import { AdminList } from '../shared/admin-list';
import { useQueue } from '../shared/use-queue';
import { NameCard } from './name-card';

export const meta = () => privateMeta(m.admin_names());

const CorrectionsQueue = lazy(() => import('../corrections/corrections-queue'));

const lists = ['names', 'corrections'] as const;
const listParser = parseAsStringLiteral(lists).withDefault('names').withOptions({ history: 'push' });

/** Editors see the corrections alone. */
export default function NamesPage() {
  const isEditor = useRole() === 'editor';
  const [chosen, setChosen] = useQueryState('list', listParser);
  if (!isEditor && chosen === 'names') return <Names choose={(next) => void setChosen(next)} />;
  return (
    <>
      <AdminHead title={isEditor ? m.admin_names_corrections() : m.admin_names()}>
        {m.admin_corrections_lede()}
      </AdminHead>
      <Suspense fallback={<Spinner label={m.admin_corrections_loading()} />}>
        <CorrectionsQueue>
          {!isEditor && <WhichList chosen="corrections" choose={(next) => void setChosen(next)} />}
        </CorrectionsQueue>
      </Suspense>
    </>
  );
}

type List = (typeof lists)[number];

const WhichList = ({ chosen, choose }: { chosen: List; choose: (list: List) => void }) => (
  <Select
    className={styles.select}
    label={m.admin_names_which_list()}
    labelHidden
    options={[
      { value: 'names', label: m.admin_names_names() },
      { value: 'corrections', label: m.admin_names_corrections() },
    ]}
    value={chosen}
    onValueChange={choose}
  />
);

function Names({ choose }: { choose: (list: List) => void }) {
  const { state, pills } = useQueue(m.admin_names_which(), m.admin_names_settled());
  const list = usePages({
    queryKey: adminKeys.names(state),
    ask: (cursor, fetchOptions) =>
      tsr.admin.names.query({ query: { state, cursor }, fetchOptions }).then(unwrap),
    select: (pages) =>
      uniqueBy(
        pages.flatMap(({ names }) => names),
        ({ name }) => name,
      ),
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  return (
    <>
      <AdminHead title={m.admin_names()}>{m.admin_names_lede()}</AdminHead>
      <div className="cluster gap-3 spread middle">
        {pills}
        <WhichList chosen="names" choose={choose} />
      </div>
      <AdminList
        list={list}
        label={state === 'open' ? m.admin_names_open_list() : m.admin_names_settled_list()}
        failedTitle={m.admin_names_failed()}
        getKey={({ name }) => name}
        empty={
          state === 'open' ? (
            <EmptyState title={m.admin_names_none()} text={m.admin_names_none_text()} />
          ) : (
            <EmptyState title={m.admin_names_none_settled()} text={m.admin_names_none_settled_text()} />
          )
        }
      >
        {(name) => <NameCard name={name} />}
      </AdminList>
    </>
  );
}
