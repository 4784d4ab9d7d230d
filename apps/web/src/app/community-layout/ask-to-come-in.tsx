import { type JoinRequest, limits, newJoinRequestSchema } from '@aranya/contracts';
import { Button, Spinner, TextArea, TextField } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { contractSentence } from '../../lib/api/contract-sentence';
import { errorText, tellFailure } from '../../lib/api';
import { club } from '../../lib/api/club';
import { filled } from '../../lib/language/filled';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { QueryError } from '../../lib/query-error';
import { getSignedIn } from '../../lib/session/signed-in';
import { meQueryKey } from '../../lib/session/use-me';

const requestKey = ['entry', 'request'] as const;
const REFETCH_MS = 60_000;

export function AskToComeIn() {
  const queryClient = useQueryClient();
  const own = club.entry.request.useQuery({
    queryKey: requestKey,
    select: ({ body }) => body.request,
    refetchInterval: REFETCH_MS,
  });
  const isAdmitted = own.data?.state === 'accepted';
  useEffect(() => {
    if (isAdmitted) void queryClient.invalidateQueries({ queryKey: meQueryKey });
  }, [isAdmitted, queryClient]);
  if (own.isPending || isAdmitted) return <Spinner label={m.ask_loading()} />;
  if (own.data === undefined) return <QueryError query={own} headingLevel={1} title={m.ask_failed()} />;
  if (own.data === null) return <RequestForm />;
  return own.data.state === 'waiting' ? <Waiting request={own.data} /> : <Refused request={own.data} />;
}

function useRefreshRequest() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: requestKey });
}

function RequestForm() {
  const onSettled = useRefreshRequest();
  const [draft, setDraft] = useState({ name: getSignedIn()?.name ?? '', text: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutate, isPending, error } = club.entry.ask.useMutation({ onSuccess: onSettled });
  const change = (field: keyof typeof draft) => (event: { target: { value: string } }) => {
    setDraft({ ...draft, [field]: event.target.value });
    setErrors({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const request = newJoinRequestSchema.safeParse(draft);
    if (request.success) mutate({ body: request.data });
    else
      setErrors(
        Object.fromEntries(
          request.error.issues.map(({ path, message }) => [String(path[0]), contractSentence(message)]),
        ),
      );
  };
  return (
    <>
      <h1>{m.ask_title()}</h1>
      <p className="lede">{m.ask_lede()}</p>
      <form className="stack gap-4" onSubmit={submit} noValidate>
        <TextField
          label={m.ask_name()}
          autoComplete="name"
          dir="auto"
          value={draft.name}
          readOnly={isPending}
          onChange={change('name')}
          error={errors['name']}
          required
        />
        <TextArea
          label={m.ask_text()}
          hint={m.ask_text_hint()}
          rows={3}
          dir="auto"
          limit={limits.joinText}
          value={draft.text}
          readOnly={isPending}
          onChange={change('text')}
          error={errors['text']}
        />
        {error !== null && (
          <p role="alert" className="medium danger">
            {errorText(error)}
          </p>
        )}
        <div>
          <Button type="submit" size="l" pending={isPending} pendingLabel={m.ask_sending()}>
            {m.ask_title()}
          </Button>
        </div>
      </form>
    </>
  );
}

function Waiting({ request: { name, text } }: { request: JoinRequest }) {
  const onSettled = useRefreshRequest();
  const { mutate, isPending } = club.entry.withdraw.useMutation({ onSettled, onError: tellFailure });
  return (
    <>
      <h1>{m.ask_waits()}</h1>
      <p className="lede">{m.ask_waits_text()}</p>
      <p className="pad-4 round-2 breaks framed surface pre-wrap" dir="auto">
        <span className="bold">{name}</span>
        {text !== '' && `\n${text}`}
      </p>
      <div>
        <Button variant="outline" pending={isPending} onClick={() => mutate({ body: {} })}>
          {m.ask_withdraw()}
        </Button>
      </div>
    </>
  );
}

function Refused({ request: { answer } }: { request: JoinRequest }) {
  return (
    <>
      <h1>{m.ask_refused()}</h1>
      {answer !== '' && (
        <p className="pad-4 round-2 breaks framed surface pre-wrap" dir="auto">
          {answer}
        </p>
      )}
      <p className="ink-2">
        {filled(m.entry_mistake({ write: '{write}' }), {
          write: <SiteLink to={paths.contact()}>{m.entry_mistake_write()}</SiteLink>,
        })}
      </p>
    </>
  );
}
