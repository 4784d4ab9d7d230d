import { m } from '../../lib/language/messages';
import { ButtonLink } from '../../lib/button-link';
import { paths } from '../../lib/paths';

/** Leads on from the end of a list. */
export function FindMore() {
  return (
    <div className="panel row gap-3 spread wraps pad-4">
      <p className="measure ink-2">{m.discover_intro()}</p>
      <ButtonLink variant="outline" to={paths.discover()}>
        {m.person_discover()}
      </ButtonLink>
    </div>
  );
}
