import { Select } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { DeleteAccount } from '../../features/account/delete-account';
import { DownloadData } from '../../features/account/download-data';
import { errorText, tsr } from '../../lib/api';
import { club } from '../../lib/api/club';
import { paths } from '../../lib/paths';
import { siteName } from '../../lib/settings';
import { meQueryKey, useMe } from '../../lib/session/use-me';
import { ChildRules } from '../../parts/person/child-rules';
import { AnswerFoot } from './answer-foot';
import { OutsideScreen } from './outside-screen';

const REFETCH_MS = 60_000;

/** Asks everybody who joins, and everybody who joined before the site asked. */
export default function AgeScreen({ asks }: { asks: 'age' | 'consent' }) {
  return <OutsideScreen>{asks === 'age' ? <Question /> : <AskAParent />}</OutsideScreen>;
}

const months = Array.from({ length: 12 }, (_, month) => ({
  value: String(month + 1),
  label: new Date(2000, month).toLocaleString('en', { month: 'long' }),
}));

/** Nobody younger than 18 was born before. */
function lastYears() {
  const now = new Date().getFullYear();
  return Array.from({ length: 19 }, (_, past) => ({ value: String(now - past), label: String(now - past) }));
}

function Question() {
  const queryClient = useQueryClient();
  const [isChild, setIsChild] = useState<boolean>();
  const [month, setMonth] = useState('');
  const [year, setYear] = useState('');
  const [missing, setMissing] = useState<string>();
  const { mutate, isPending, error } = club.ages.tell.useMutation({
    onSettled: () => queryClient.invalidateQueries({ queryKey: meQueryKey }),
  });
  const choose = (child: boolean) => {
    setIsChild(child);
    setMissing(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isUndated = month === '' || year === '';
    const wanted = isChild === undefined ? 'Choose one of the two.' : 'Choose the month and the year.';
    setMissing(isChild === undefined || (isChild && isUndated) ? wanted : undefined);
    if (isPending || isChild === undefined || (isChild && isUndated)) return;
    mutate({ body: { born: isChild ? { month: Number(month), year: Number(year) } : null } });
  };
  const problem = missing ?? (error && errorText(error));
  return (
    <form className="stack gap-4" onSubmit={submit} noValidate>
      <h1>How old are you?</h1>
      <p className="lede">
        {siteName()} protects members who are under 18. Nobody but its admins learns your answer.
      </p>
      <fieldset className="round-2 framed">
        <legend className="visually-hidden">Your age</legend>
        <div className="stack divided">
          <Choice label="I am 18 or older" checked={isChild === false} onChange={() => choose(false)} />
          <Choice label="I am under 18" checked={isChild === true} onChange={() => choose(true)} />
        </div>
      </fieldset>
      {isChild && (
        <>
          <fieldset>
            <legend className="bold">When were you born?</legend>
            <div className="cluster gap-3 over-3">
              <Select
                label="Month"
                options={[{ value: '', label: 'Month' }, ...months]}
                value={month}
                onValueChange={setMonth}
              />
              <Select
                label="Year"
                options={[{ value: '', label: 'Year' }, ...lastYears()]}
                value={year}
                onValueChange={setYear}
              />
            </div>
          </fieldset>
          <p className="measure ink-2">
            The site does not keep when you were born, only the day until which it protects you. Until then:
          </p>
          <ChildRules />
        </>
      )}
      <AnswerFoot problem={problem} pending={isPending} />
    </form>
  );
}

interface ChoiceProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

function Choice({ label, checked, onChange }: ChoiceProps) {
  return (
    <label className="row gap-3 target clickable hover-sand pad-y-2 pad-x-4">
      <input type="radio" name="age" checked={checked} onChange={onChange} />
      {label}
    </label>
  );
}

function AskAParent() {
  const { data: me } = useMe();
  // It opens once an admin has noted the answer of a parent.
  tsr.users.getData.useQuery({ queryKey: meQueryKey, staleTime: 60_000, refetchInterval: REFETCH_MS });
  return (
    <>
      <div className="stack gap-4">
        <h1>Please ask a parent</h1>
        <p className="lede">
          You are under 18, so one of your parents or your guardian has to agree before you take part.
        </p>
        <ol className="stack lined divided measure">
          <li className="pad-y-3 lh-15">
            Show them this page, the house rules and what the site keeps about you.
          </li>
          <li className="pad-y-3 lh-15">
            They <Link to={paths.contact()}>write to the team</Link> that they agree, with your name here
            {me && (
              <>
                , <bdi>{me.full_name}</bdi>
                {me.username !== '' && ` (@${me.username})`}
              </>
            )}
            , and how the team can reach them.
          </li>
          <li className="pad-y-3 lh-15">Once the team has noted it, this page opens by itself.</li>
        </ol>
        <p className="measure ink-2">
          Read on: <Link to={paths.rules()}>the house rules</Link>, <Link to={paths.privacy()}>privacy</Link>.
          If you are 18 or older, <Link to={paths.contact()}>write to the team</Link> as well.
        </p>
        <h2 className="over-4 size-3">What holds while you are under 18</h2>
        <ChildRules />
      </div>
      <DownloadData />
      <DeleteAccount />
    </>
  );
}
