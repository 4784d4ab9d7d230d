import { Select } from '@aranya/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DeleteAccount } from '../../features/account/delete-account';
import { DownloadData } from '../../features/account/download-data';
import { errorText, tsr } from '../../lib/api';
import { club } from '../../lib/api/club';
import { filled } from '../../lib/language/filled';
import { m } from '../../lib/language/messages';
import { monthName, yearOfMonths } from '../../lib/language/month-name';
import { SiteLink } from '../../lib/language/site-link';
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

const months = () => yearOfMonths.map((month) => ({ value: String(month), label: monthName(month) }));

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
    const wanted = isChild === undefined ? m.age_choose() : m.age_choose_month();
    setMissing(isChild === undefined || (isChild && isUndated) ? wanted : undefined);
    if (isPending || isChild === undefined || (isChild && isUndated)) return;
    mutate({ body: { born: isChild ? { month: Number(month), year: Number(year) } : null } });
  };
  const problem = missing ?? (error && errorText(error));
  return (
    <form className="stack gap-4" onSubmit={submit} noValidate>
      <h1>{m.age_heading()}</h1>
      <p className="lede">{m.age_lede({ site: siteName() })}</p>
      <fieldset className="round-2 framed">
        <legend className="visually-hidden">{m.age_legend()}</legend>
        <div className="stack divided">
          <Choice label={m.age_adult()} checked={isChild === false} onChange={() => choose(false)} />
          <Choice label={m.age_child()} checked={isChild === true} onChange={() => choose(true)} />
        </div>
      </fieldset>
      {isChild && (
        <>
          <fieldset>
            <legend className="bold">{m.age_born()}</legend>
            <div className="cluster gap-3 over-3">
              <Select
                label={m.age_month()}
                options={[{ value: '', label: m.age_month() }, ...months()]}
                value={month}
                onValueChange={setMonth}
              />
              <Select
                label={m.age_year()}
                options={[{ value: '', label: m.age_year() }, ...lastYears()]}
                value={year}
                onValueChange={setYear}
              />
            </div>
          </fieldset>
          <p className="measure ink-2">{m.age_kept()}</p>
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
        <h1>{m.age_ask_parent()}</h1>
        <p className="lede">{m.age_parent_lede()}</p>
        <ol className="stack lined divided measure">
          <li className="pad-y-3 lh-15">{m.age_parent_show()}</li>
          <li className="pad-y-3 lh-15">
            {filled(m.age_parent_write({ write: '{write}', name: '{name}' }), {
              write: <SiteLink to={paths.contact()}>{m.age_parent_write_link()}</SiteLink>,
              name: me && (
                <>
                  , <bdi>{me.full_name}</bdi>
                  {me.username !== '' && ` (@${me.username})`}
                </>
              ),
            })}
          </li>
          <li className="pad-y-3 lh-15">{m.age_parent_wait()}</li>
        </ol>
        <p className="measure ink-2">
          {filled(m.age_read_on({ rules: '{rules}', privacy: '{privacy}', write: '{write}' }), {
            rules: <SiteLink to={paths.rules()}>{m.age_rules_link()}</SiteLink>,
            privacy: <SiteLink to={paths.privacy()}>{m.age_privacy_link()}</SiteLink>,
            write: <SiteLink to={paths.contact()}>{m.age_write_as_well()}</SiteLink>,
          })}
        </p>
        <h2 className="over-4 size-3">{m.age_what_holds()}</h2>
        <ChildRules />
      </div>
      <DownloadData />
      <DeleteAccount />
    </>
  );
}
