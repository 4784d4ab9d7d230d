import { Button, Checkbox, Spinner } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../lib/api';
import { club } from '../../lib/api/club';
import { QueryError } from '../../lib/query-error';
import { meQueryKey } from '../../lib/session/use-me';
import { RulesList } from '../../parts/rules/rules-list';
import { OutsideScreen } from './outside-screen';

const rulesKey = ['rules'] as const;

export default function RulesScreen() {
  const rules = club.rules.get.useQuery({ queryKey: rulesKey, select: ({ body }) => body });
  return (
    <OutsideScreen>
      <div className="stack gap-4">
        <h1>House rules</h1>
        <p className="lede">Please read these rules before you continue.</p>
        {rules.isPending && <Spinner label="Loading the rules" />}
        {rules.data && (
          <>
            <RulesList text={rules.data.text} />
            <Accept version={rules.data.version} />
          </>
        )}
        {rules.isError && <QueryError query={rules} title="The rules could not be loaded" />}
      </div>
    </OutsideScreen>
  );
}

function Accept({ version }: { version: number }) {
  const queryClient = useQueryClient();
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = club.rules.accept.useMutation({
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meQueryKey }),
    // New rules may have been published meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: rulesKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!ticked);
    if (ticked && !isPending) mutate({ body: { version } });
  };
  const problem = missing ? 'Tick the box to continue.' : error && errorText(error);
  return (
    <form className="stack gap-4 over-4" onSubmit={submit} noValidate>
      <Checkbox
        label="I have read the house rules and will keep to them"
        checked={ticked}
        onChange={({ target }) => {
          setTicked(target.checked);
          setMissing(false);
        }}
      />
      {problem && (
        <p role="alert" className="medium danger">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" size="l" pending={isPending} pendingLabel="Saving">
          Continue
        </Button>
      </div>
    </form>
  );
}
