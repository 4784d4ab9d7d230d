import { m } from '../../lib/language/messages';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';

export function DiscoverLink() {
  return <ButtonLink to={paths.discover()}>{m.person_discover()}</ButtonLink>;
}
