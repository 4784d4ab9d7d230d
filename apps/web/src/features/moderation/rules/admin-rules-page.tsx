import { type HouseRules, limits, newRulesSchema, type PublishedRules } from '@aranya/contracts';
import { Badge, Button, Checkbox, EmptyState, Spinner, TextArea } from '@aranya/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { errorText, unwrap } from '../../../lib/api';
import { club } from '../../../lib/api/club';
import { privateMeta } from '../../../lib/page-meta';
import { uniqueBy, usePages } from '../../../lib/paging/use-pages';
import { paths } from '../../../lib/paths';
import { QueryError } from '../../../lib/query-error';
import { meQueryKey, useRole } from '../../../lib/session/use-me';
import { RulesList } from '../../../parts/rules/rules-list';
import { AdminHead } from '../shared/admin-head';
import { adminKeys } from '../shared/admin-keys';
import { AdminList } from '../shared/admin-list';
import { longDate } from '../shared/moderation-dates';
import { useActionEnd } from '../shared/use-refresh-admin';
import { useQueryClient } from '@tanstack/react-query';

export const meta = () => privateMeta('House rules');

export default function AdminRulesPage() {
  const isAdmin = useRole() === 'admin';
  return (
    <>
      <AdminHead title="House rules">
        Everybody reads them at <Link to={paths.rules()}>{paths.rules()}</Link>.
      </AdminHead>
      {isAdmin ? (
        <>
          <Current />
          <Versions />
        </>
      ) : (
        <EmptyState title="Admins write the rules" text="Every member can read them." />
      )}
    </>
  );
}

function Current() {
  const rules = club.rules.get.useQuery({
    queryKey: [...adminKeys.rules, 'current'],
    select: ({ body }) => body,
  });
  if (rules.data) return <RulesForm current={rules.data} />;
  if (rules.isError) return <QueryError query={rules} title="The rules could not be loaded" />;
  return <Spinner label="Loading the rules" />;
}

/** If somebody else publishes meanwhile, the text stays, and can then be published over theirs. */
function RulesForm({ current }: { current: HouseRules }) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<string>();
  const text = draft ?? current.text;
  const [mustAccept, setMustAccept] = useState(false);
  const [problem, setProblem] = useState<string>();
  const end = useActionEnd(() => {
    setMustAccept(false);
    void queryClient.invalidateQueries({ queryKey: meQueryKey });
  });
  const { mutate, isPending, error } = club.rules.publish.useMutation(end);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const rules = newRulesSchema.safeParse({ text, must_accept: mustAccept, over: current.version });
    setProblem(rules.success ? undefined : rules.error.issues[0]?.message);
    if (rules.success) mutate({ body: rules.data });
  };
  return (
    <form className="panel stack gap-4 pad-4-5" onSubmit={submit} noValidate>
      <TextArea
        label="The rules"
        hint="One rule per line."
        rows={8}
        dir="auto"
        limit={limits.houseRules}
        value={text}
        readOnly={isPending}
        onChange={({ target }) => {
          setDraft(target.value);
          setProblem(undefined);
        }}
        error={problem}
        required
      />
      <Checkbox
        label="Everybody has to accept these rules"
        hint="Choose this if the change matters. From then on, new members are asked as well."
        checked={mustAccept}
        disabled={isPending}
        onChange={({ target }) => setMustAccept(target.checked)}
      />
      {error !== null && (
        <p role="alert" className="medium danger">
          {errorText(error)}
        </p>
      )}
      <div>
        <Button type="submit" variant="fill" pending={isPending} pendingLabel="Publishing">
          Publish
        </Button>
      </div>
    </form>
  );
}

function Versions() {
  const list = usePages({
    queryKey: adminKeys.rules,
    ask: (cursor, fetchOptions) =>
      club.rules.versions.query({ query: { cursor }, fetchOptions }).then(unwrap),
    select: (pages) =>
      uniqueBy(
        pages.flatMap(({ versions }) => versions),
        ({ version }) => String(version),
      ),
    retry: false,
  });
  return (
    <section className="stack gap-3 shrinks" aria-labelledby="versions">
      <h2 className="size-3" id="versions">
        Published versions
      </h2>
      <AdminList
        list={list}
        label="Published versions"
        failedTitle="The versions could not be loaded"
        getKey={({ version }) => String(version)}
        empty={
          <EmptyState
            headingLevel={3}
            title="The site still has its default rules"
            text="Once you change them above, every version is listed here."
          />
        }
      >
        {(published) => <Version published={published} />}
      </AdminList>
    </section>
  );
}

function Version({ published }: { published: PublishedRules }) {
  const { version, text, publishedAt, published_by: publisher, must_accept: mustAccept } = published;
  return (
    <article className="panel stack gap-2 shrinks pad-4">
      <div className="cluster gap-2 middle">
        <h3 className="inherits bold">Version {version}</h3>
        {mustAccept && <Badge tone="fill">To be accepted</Badge>}
      </div>
      <p className="small ink-3">
        {longDate(publishedAt)}
        {publisher !== null && ` · by ${publisher}`} · accepted by {published.accepted_count}
      </p>
      <details>
        <summary className="target clickable medium">Read it</summary>
        <RulesList text={text} />
      </details>
    </article>
  );
}
