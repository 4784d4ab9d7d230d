import { type Fact, limits } from '@aranya/contracts';
import { Button, Select, Spinner, TextArea, TextField } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { getLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { filled } from '../../../lib/language/filled';
import { Said } from '../../../lib/language/said';
import { errorText, tellEnd } from '../../../lib/api';
import { ApiError } from '../../../lib/api/api-error';
import { club } from '../../../lib/api/club';
import { QueryError } from '../../../lib/query-error';
import { factLabel, factText, factWord, readFact, typedFact } from '../../../parts/corrections/fact-words';
import OwnCorrections from '../../../parts/corrections/own-corrections';
import { ownCorrectionsKey } from '../../../parts/corrections/own-corrections-key';

/** The form for a record such as `species/dhole` in the page's language, and what the member suggested before. */
export default function Corrections({ record }: { record: string }) {
  const language = getLocale();
  const facts = club.corrections.facts.useQuery({
    queryKey: ['corrections', 'facts', record],
    queryData: { query: { record, language } },
    select: ({ body }) => body.facts,
    staleTime: Infinity,
  });
  return (
    <section id="correction" className="panel stack gap-4 shrinks pad-4-5" aria-labelledby="correction-title">
      <div className="stack gap-1">
        <h2 id="correction-title" className="size-4">
          {m.correct_suggest()}
        </h2>
        <p className="ink-2">{m.correct_text()}</p>
      </div>
      {facts.data ? (
        <CorrectionForm record={record} facts={facts.data} />
      ) : facts.error ? (
        <QueryError query={facts} title={m.correct_failed()} />
      ) : (
        <Spinner label={m.correct_loading()} />
      )}
      <OwnCorrections />
    </section>
  );
}

const empty = { field: '', typed: '', source_title: '', source_url: '', explanation: '' };

/** What is typed stays until it is sent. */
function CorrectionForm({ record, facts }: { record: string; facts: readonly Fact[] }) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const fact = facts.find(({ field }) => field === draft.field);
  const { onSuccess } = tellEnd(() => setDraft(empty));
  const { mutate, isPending, error } = club.corrections.suggest.useMutation({
    onSuccess,
    onError: (refused) => setErrors(refused instanceof ApiError ? refused.fields : {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownCorrectionsKey }),
  });
  const change = (changed: Partial<typeof empty>) => {
    setDraft({ ...draft, ...changed });
    setErrors({});
  };
  const type = (name: keyof typeof empty) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    change({ [name]: event.target.value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (!fact) return setErrors({ field: m.correct_choose_wrong() });
    const { field, typed, source_url: url, ...rest } = draft;
    const value = readFact(fact.input, typed);
    mutate({
      body: {
        record,
        language: fact.language,
        field,
        value,
        ...rest,
        source_url: url.trim() === '' ? null : url.trim(),
      },
    });
  };
  return (
    <form className="stack gap-4" onSubmit={submit} noValidate>
      <Select
        label={m.correct_what()}
        options={[
          { value: '', label: m.correct_choose_fact() },
          ...facts.map(({ field }) => ({ value: field, label: factLabel(field) })),
        ]}
        value={draft.field}
        onValueChange={(field) => {
          const chosen = facts.find((one) => one.field === field);
          change({ field, typed: chosen ? typedFact(chosen) : '' });
        }}
        error={errors['field']}
        required
      />
      {fact && (
        <>
          <p className="small ink-2 breaks">
            {filled(m.correct_now({ fact: '{fact}' }), {
              fact: (
                <span dir="auto">
                  <Said text={factText(fact.field, fact.value, fact.words)} />
                </span>
              ),
            })}
          </p>
          <NewValue
            fact={fact}
            typed={draft.typed}
            error={errors['value']}
            readOnly={isPending}
            onType={(typed) => change({ typed })}
          />
        </>
      )}
      <TextField
        label={m.correct_source()}
        hint={m.correct_source_hint()}
        dir="auto"
        maxLength={limits.sourceTitle}
        value={draft.source_title}
        readOnly={isPending}
        onChange={type('source_title')}
        error={errors['source_title']}
        required
      />
      <TextField
        type="url"
        label={m.correct_address()}
        maxLength={limits.siteLink}
        value={draft.source_url}
        readOnly={isPending}
        onChange={type('source_url')}
        error={errors['source_url']}
      />
      <TextArea
        label={m.correct_why()}
        hint={m.correct_why_hint()}
        dir="auto"
        limit={limits.correctionText}
        value={draft.explanation}
        readOnly={isPending}
        onChange={type('explanation')}
        error={errors['explanation']}
        required
      />
      {error !== null && Object.keys(errors).length === 0 && (
        <p role="alert" className="medium danger">
          {errorText(error)}
        </p>
      )}
      <Button type="submit" className="start" pending={isPending} pendingLabel={m.correct_sending()}>
        {m.correct_send()}
      </Button>
    </form>
  );
}

/** A record is English; of its translation only texts of its own can be corrected. */
function hintOf({ input, language }: Fact): string | undefined {
  const lines = input === 'texts' ? m.correct_lines() : '';
  const isEnglish = language !== getLocale();
  return [lines, isEnglish ? m.correct_english() : ''].filter(Boolean).join(' ') || undefined;
}

interface NewValueProps {
  fact: Fact;
  typed: string;
  error: string | undefined;
  readOnly: boolean;
  onType: (typed: string) => void;
}

function NewValue({ fact, typed, error, readOnly, onType }: NewValueProps) {
  const { field, input, options, value, words } = fact;
  const choices = input === 'yes_no' ? ['yes', 'no'] : input === 'text' ? options : [];
  const labelOf = (choice: string) =>
    input !== 'yes_no' ? factWord(field, choice, words) : choice === 'yes' ? m.correct_yes() : m.correct_no();
  const common = { label: m.correct_should(), error, required: true };
  if (choices.length > 0)
    return (
      <Select
        {...common}
        options={[
          ...(value === null ? [{ value: '', label: m.correct_choose() }] : []),
          ...choices.map((choice) => ({ value: choice, label: labelOf(choice) })),
        ]}
        value={typed}
        onValueChange={onType}
      />
    );
  const typing = {
    ...common,
    readOnly,
    value: typed,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onType(event.target.value),
  };
  if (input === 'number') return <TextField {...typing} inputMode="decimal" />;
  if (input === 'numbers') return <TextField {...typing} hint={m.correct_numbers()} />;
  return <TextArea {...typing} dir="auto" limit={limits.factValue} hint={hintOf(fact)} />;
}
