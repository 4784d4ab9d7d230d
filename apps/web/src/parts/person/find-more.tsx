import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';

/** Leads on from the end of a list. */
export function FindMore() {
  return (
    <p className="measure ink-2">
      {m.discover_intro()} <SiteLink to={paths.discover()}>{m.person_discover()}</SiteLink>
    </p>
  );
}
