import { Checkbox, Spinner } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText, tsr } from '../../lib/api';
import { club } from '../../lib/api/club';
import { m } from '../../lib/language/messages';
import { QueryError } from '../../lib/query-error';
import { meQueryKey } from '../../lib/session/use-me';
import { RulesList } from '../../parts/rules/rules-list';
import { AnswerFoot } from './answer-foot';
import { OutsideScreen } from './outside-screen';

const rulesKey = ['rules'] as const;

/** Of each text, alone and together. */
const texts = {
  rules: { title: () => m.rules_title(), read: () => m.rules_read(), accept: () => m.rules_accept() },
  terms: {
    title: () => m.rules_title_terms(),
    read: () => m.rules_read_terms(),
    accept: () => m.rules_accept_terms(),
  },
  both: {
    title: () => m.rules_title_both(),
    read: () => m.rules_read_both(),
    accept: () => m.rules_accept_both(),
  },
};

/** Asks everybody who joins, and all members after a change that matters. */
export default function RulesScreen() {
  const { data: asked } = tsr.users.getData.useQuery({
    queryKey: meQueryKey,
    select: ({ body }) => ({ rules: body.rules_to_accept, terms: body.terms_to_accept }),
    staleTime: 60_000,
  });
  const rules = club.rules.get.useQuery({
    queryKey: [...rulesKey, 'rules'],
    select: ({ body }) => body,
    enabled: asked?.rules !== undefined,
  });
  const terms = club.rules.terms.useQuery({
    queryKey: [...rulesKey, 'terms'],
    select: ({ body }) => body,
    enabled: asked?.terms !== undefined,
  });
  const wanted = [
    ...(asked?.rules === undefined ? [] : [rules]),
    ...(asked?.terms === undefined ? [] : [terms]),
  ];
  const failed = wanted.find(({ isError }) => isError);
  const which = wanted.length === 2 ? 'both' : asked?.terms === undefined ? 'rules' : 'terms';
  return (
    <OutsideScreen>
      <div className="stack gap-4">
        <h1>{texts[which].title()}</h1>
        <p className="lede">{texts[which].read()}</p>
        {wanted.some(({ isPending }) => isPending) && <Spinner label={m.rules_loading()} />}
        {wanted.length > 0 && wanted.every(({ isSuccess }) => isSuccess) && (
          <>
            {rules.data && <RulesList text={rules.data.text} />}
            {terms.data && which === 'terms' && <RulesList text={terms.data.text} />}
            {terms.data && which === 'both' && (
              <details>
                <summary className="folds">{m.rules_open_terms()}</summary>
                <RulesList text={terms.data.text} />
              </details>
            )}
            <Accept which={which} version={rules.data?.version} terms={terms.data?.version} />
          </>
        )}
        {failed && <QueryError query={failed} title={m.rules_failed()} />}
      </div>
    </OutsideScreen>
  );
}

interface AcceptProps {
  which: keyof typeof texts;
  /** Of the house rules. */
  version: number | undefined;
  terms: number | undefined;
}

function Accept({ which, version, terms }: AcceptProps) {
  const queryClient = useQueryClient();
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = club.rules.accept.useMutation({
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meQueryKey }),
    // Another version may have been published meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: rulesKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!ticked);
    if (ticked && !isPending) mutate({ body: { version, terms } });
  };
  const problem = missing ? m.rules_tick() : error && errorText(error);
  const versions = [
    version && m.rules_version({ version }),
    terms && m.rules_terms_version({ version: terms }),
  ];
  return (
    <form className="stack gap-4 over-4" onSubmit={submit} noValidate>
      <Checkbox
        label={texts[which].accept()}
        hint={m.rules_you_accept({ texts: versions.filter(Boolean).join('; ') })}
        checked={ticked}
        onChange={({ target }) => {
          setTicked(target.checked);
          setMissing(false);
        }}
      />
      <AnswerFoot problem={problem} pending={isPending} />
    </form>
  );
}
