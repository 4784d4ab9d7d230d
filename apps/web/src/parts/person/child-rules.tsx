import { filled } from '../../lib/language/filled';
import { m } from '../../lib/language/messages';
import { useChildUntil } from '../../lib/session/use-me';
import { dateFormat } from '../../lib/time/date-format';

const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** What holds for members who are under 18, as the API makes it. */
export function ChildRules() {
  const rules = [
    m.child_profile(),
    m.child_place(),
    m.child_guests(),
    m.child_messages(),
    m.child_mail(),
    m.child_secret(),
  ];
  return (
    <ul className="stack lined divided measure">
      {rules.map((rule) => (
        <li key={rule} className="pad-y-3 lh-15">
          {rule}
        </li>
      ))}
    </ul>
  );
}

/** Nothing for adults. @param rule as in 'guests cannot read what you publish' */
export function BecauseChild({ rule }: { rule: string }) {
  const until = useChildUntil();
  if (until === undefined) return null;
  return (
    <p className="measure ink-2">
      {filled(m.person_because_child({ rule, day: '{day}' }), {
        day: <time dateTime={until}>{day().format(new Date(until))}</time>,
      })}
    </p>
  );
}
