import { useChildUntil } from '../../lib/session/use-me';
import { dateFormat } from '../../lib/time/date-format';

const day = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** What holds for members who are under 18, as the API makes it. */
export function ChildRules() {
  return (
    <ul className="stack lined divided measure">
      <li className="pad-y-3 lh-15">
        Only your connections see your profile and your life list, and you are not suggested to others.
      </li>
      <li className="pad-y-3 lh-15">
        Others see only a square of about 22 km and the month of where and when you saw an animal. The exact
        place stays with you.
      </li>
      <li className="pad-y-3 lh-15">
        Guests and feed readers get nothing of yours, and links to your posts show no preview.
      </li>
      <li className="pad-y-3 lh-15">Only people you are connected with can write to you.</li>
      <li className="pad-y-3 lh-15">
        You see no sponsor, get no weekly mail, and notifications come to your browser only about replies to
        you.
      </li>
      <li className="pad-y-3 lh-15">Other members do not learn that you are under 18.</li>
    </ul>
  );
}

/** Nothing for adults. @param rule as in 'guests cannot read what you publish' */
export function BecauseChild({ rule }: { rule: string }) {
  const until = useChildUntil();
  if (until === undefined) return null;
  return (
    <p className="measure ink-2">
      Because you are under 18, {rule} until <time dateTime={until}>{day().format(new Date(until))}</time>.
    </p>
  );
}
