import {
  type ClubText,
  clubTexts,
  type HouseRules,
  limits,
  newRulesSchema,
  type PublishedRules,
} from '@aranya/contracts';
import { Badge, Button, Checkbox, EmptyState, FilterPills, Spinner, TextArea } from '@aranya/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { contractSentence } from '../../../lib/api/contract-sentence';
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

export const meta = () => privateMeta('House rules');

/** What each text is called, and where everybody reads it. */
const texts = {
  rules: {
    pill: 'House rules',
    label: 'The rules',
    hint: 'One rule per line.',
    address: paths.rules(),
    none: 'The site still has its default rules',
  },
  terms: {
    pill: 'Terms',
    label: 'The terms',
    hint: 'One term per line. The default ones are a beginning: have them read by somebody who knows the law.',
    address: paths.terms(),
    none: 'The site still has its default terms',
  },
  privacy: {
    pill: 'Privacy page',
    label: 'Your addition',
    hint: 'It stands below what the site itself says, such as who runs it and whom to ask.',
    address: paths.privacy(),
    none: 'Nothing has been added to the privacy page',
  },
} satisfies Record<ClubText, object>;

const pills = clubTexts.map((kind) => ({ value: kind, label: texts[kind].pill }));

export default function AdminRulesPage() {
  const isAdmin = useRole() === 'admin';
  const [kind, setKind] = useState<ClubText>('rules');
  const { address } = texts[kind];
  return (
    <>
      <AdminHead title={texts[kind].pill}>
        Everybody reads them at <Link to={address}>{address}</Link>.
      </AdminHead>
      {isAdmin ? (
        <>
          <FilterPills label="Text" options={pills} value={kind} onValueChange={setKind} />
          <Current key={kind} kind={kind} />
          <Versions kind={kind} />
        </>
      ) : (
        <EmptyState title="Admins write the rules" text="Every member can read them." />
      )}
    </>
  );
}

interface TextProps {
  kind: ClubText;
}

const readers = {
  rules: (signal: AbortSignal) => club.rules.get.query({ fetchOptions: { signal } }).then(unwrap),
  terms: (signal: AbortSignal) => club.rules.terms.query({ fetchOptions: { signal } }).then(unwrap),
  privacy: (signal: AbortSignal) => club.rules.privacy.query({ fetchOptions: { signal } }).then(unwrap),
};

function Current({ kind }: TextProps) {
  const rules = useQuery({
    queryKey: [...adminKeys.rules, 'current', kind],
    queryFn: async ({ signal }): Promise<HouseRules> => (await readers[kind](signal)).body,
  });
  if (rules.data) return <RulesForm kind={kind} current={rules.data} />;
  if (rules.isError) return <QueryError query={rules} title="The text could not be loaded" />;
  return <Spinner label="Loading the text" />;
}

/** If somebody else publishes meanwhile, the text stays, and can then be published over theirs. */
function RulesForm({ kind, current }: TextProps & { current: HouseRules }) {
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
    const rules = newRulesSchema.safeParse({
      kind,
      text,
      must_accept: mustAccept,
      over: current.version,
    });
    setProblem(rules.success ? undefined : contractSentence(rules.error.issues[0]?.message));
    if (rules.success) mutate({ body: rules.data });
  };
  return (
    <form className="panel stack gap-4 pad-4-5" onSubmit={submit} noValidate>
      <TextArea
        label={texts[kind].label}
        hint={texts[kind].hint}
        rows={8}
        dir="auto"
        limit={limits.clubText}
        value={text}
        readOnly={isPending}
        onChange={({ target }) => {
          setDraft(target.value);
          setProblem(undefined);
        }}
        error={problem}
        required={kind !== 'privacy'}
      />
      {kind !== 'privacy' && (
        <Checkbox
          label={`Everybody has to accept these ${kind}`}
          hint="Choose this if the change matters. From then on, new members are asked as well."
          checked={mustAccept}
          disabled={isPending}
          onChange={({ target }) => setMustAccept(target.checked)}
        />
      )}
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

function Versions({ kind }: TextProps) {
  const list = usePages({
    queryKey: [...adminKeys.rules, kind],
    ask: (cursor, fetchOptions) =>
      club.rules.versions.query({ query: { kind, cursor }, fetchOptions }).then(unwrap),
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
        empty={<p className="ink-2">{texts[kind].none}.</p>}
      >
        {(published) => <Version kind={kind} published={published} />}
      </AdminList>
    </section>
  );
}

function Version({ kind, published }: TextProps & { published: PublishedRules }) {
  const { version, text, publishedAt, published_by: publisher, must_accept: mustAccept } = published;
  return (
    <article className="panel stack gap-2 shrinks pad-4">
      <div className="cluster gap-2 middle">
        <h3 className="inherits bold">Version {version}</h3>
        {mustAccept && <Badge tone="fill">To be accepted</Badge>}
      </div>
      <p className="small ink-3">
        {longDate(publishedAt)}
        {publisher !== null && ` · by ${publisher}`}
        {kind !== 'privacy' && ` · accepted by ${published.accepted_count}`}
      </p>
      <details>
        <summary className="target clickable medium">Read it</summary>
        {kind === 'privacy' ? (
          <p className="pre-line breaks lh-15" dir="auto">
            {text}
          </p>
        ) : (
          <RulesList text={text} />
        )}
      </details>
    </article>
  );
}
