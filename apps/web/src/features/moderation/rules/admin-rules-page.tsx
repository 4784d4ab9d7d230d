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
import { contractSentence } from '../../../lib/api/contract-sentence';
import { localized } from '../../../lib/language/site-paths';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
import { SiteLink } from '../../../lib/language/site-link';
import { errorText, unwrap } from '../../../lib/api';
import { club } from '../../../lib/api/club';
import { privateMeta } from '../../../lib/page-meta';
import { uniqueBy, usePages } from '../../../lib/paging/use-pages';
import { paths } from '../../../lib/paths';
import { QueryError } from '../../../lib/query-error';
import { useWide } from '../../../lib/use-wide';
import { meQueryKey, useRole } from '../../../lib/session/use-me';
import { RulesList } from '../../../parts/rules/rules-list';
import { AdminHead } from '../shared/admin-head';
import { adminKeys } from '../shared/admin-keys';
import { AdminList } from '../shared/admin-list';
import { longDate } from '../shared/moderation-dates';
import { useActionEnd } from '../shared/use-refresh-admin';

export const meta = () => privateMeta(m.admin_rules_title());

/** What each text is called, and where everybody reads it. */
const texts = {
  rules: {
    pill: m.admin_rules_title,
    label: m.admin_rules_label,
    hint: m.admin_rules_hint,
    accept: m.admin_rules_accept,
    address: paths.rules(),
    none: m.admin_rules_none,
  },
  terms: {
    pill: m.admin_terms,
    label: m.admin_terms_label,
    hint: m.admin_terms_hint,
    accept: m.admin_terms_accept,
    address: paths.terms(),
    none: m.admin_terms_none,
  },
  privacy: {
    pill: m.admin_privacy,
    label: m.admin_privacy_label,
    hint: m.admin_privacy_hint,
    accept: null,
    address: paths.privacy(),
    none: m.admin_privacy_none,
  },
} satisfies Record<ClubText, object>;

export default function AdminRulesPage() {
  const isAdmin = useRole() === 'admin';
  const [kind, setKind] = useState<ClubText>('rules');
  const { address } = texts[kind];
  return (
    <>
      <AdminHead title={texts[kind].pill()}>
        {filled(m.admin_rules_where({ link: '{link}' }), {
          link: <SiteLink to={address}>{localized(address)}</SiteLink>,
        })}
      </AdminHead>
      {isAdmin ? (
        <>
          <FilterPills
            label={m.admin_rules_text()}
            options={clubTexts.map((value) => ({ value, label: texts[value].pill() }))}
            value={kind}
            onValueChange={setKind}
          />
          <Current key={kind} kind={kind} />
          <Versions kind={kind} />
        </>
      ) : (
        <EmptyState title={m.admin_rules_admins()} text={m.admin_rules_admins_text()} />
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
  if (rules.isError) return <QueryError query={rules} title={m.admin_rules_failed()} />;
  return <Spinner label={m.admin_rules_loading()} />;
}

/** If somebody else publishes meanwhile, the text stays, and can then be published over theirs. */
function RulesForm({ kind, current }: TextProps & { current: HouseRules }) {
  const { label, hint, accept } = texts[kind];
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<string>();
  const isList = kind !== 'privacy';
  // Rules that take several lines each would run together.
  const published = isList ? current.text.replace(/\n+/g, '\n\n') : current.text;
  const text = draft ?? published;
  const [mustAccept, setMustAccept] = useState(false);
  const isNew = text !== published || mustAccept;
  const [problem, setProblem] = useState<string>();
  const wide = useWide();
  const end = useActionEnd(() => {
    setMustAccept(false);
    void queryClient.invalidateQueries({ queryKey: meQueryKey });
  });
  const { mutate, isPending, error } = club.rules.publish.useMutation(end);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !isNew) return;
    const rules = newRulesSchema.safeParse({
      kind,
      text: isList ? text.replace(/\n{2,}/g, '\n') : text,
      must_accept: mustAccept,
      over: current.version,
    });
    setProblem(rules.success ? undefined : contractSentence(rules.error.issues[0]?.message));
    if (rules.success) mutate({ body: rules.data });
  };
  return (
    <form className={`panel stack gap-6 pad-4-5 ${wide ? 'two' : ''}`} onSubmit={submit} noValidate>
      <div className="stack gap-4 packed">
        <TextArea
          label={label()}
          hint={hint()}
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
          required={isList}
        />
        {!wide && (
          <details>
            <summary className="folds">{m.admin_rules_preview()}</summary>
            <WholeText kind={kind} text={text} />
          </details>
        )}
        {accept && (
          <Checkbox
            label={accept()}
            hint={m.admin_rules_accept_hint()}
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
          <Button
            type="submit"
            variant="fill"
            aria-disabled={!isNew}
            pending={isPending}
            pendingLabel={m.admin_rules_publishing()}
          >
            {m.admin_rules_publish()}
          </Button>
        </div>
      </div>
      {wide && (
        <section className="stack gap-3 packed" aria-labelledby="preview">
          <h2 id="preview" className="inherits small semibold">
            {m.admin_rules_preview()}
          </h2>
          <WholeText kind={kind} text={text} />
        </section>
      )}
    </form>
  );
}

const WholeText = ({ kind, text }: TextProps & { text: string }) =>
  kind === 'privacy' ? (
    <p className="pre-line breaks lh-15" dir="auto">
      {text}
    </p>
  ) : (
    <RulesList text={text} />
  );

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
        {m.admin_rules_versions()}
      </h2>
      <AdminList
        list={list}
        label={m.admin_rules_versions()}
        failedTitle={m.admin_rules_versions_failed()}
        getKey={({ version }) => String(version)}
        empty={<p className="ink-2">{texts[kind].none()}</p>}
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
        <h3 className="inherits bold">{m.admin_rules_version({ version })}</h3>
        {mustAccept && <Badge tone="fill">{m.admin_rules_to_accept()}</Badge>}
      </div>
      <p className="small ink-3">
        {longDate(publishedAt)}
        {publisher !== null && ` · ${m.admin_rules_by({ name: publisher })}`}
        {kind !== 'privacy' && ` · ${m.admin_rules_accepted_by({ number: published.accepted_count })}`}
      </p>
      <details>
        <summary className="folds">{m.admin_rules_read()}</summary>
        <WholeText kind={kind} text={text} />
      </details>
    </article>
  );
}
