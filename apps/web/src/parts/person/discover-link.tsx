import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';

export function DiscoverLink() {
  return <ButtonLink to={paths.discover()}>Discover people</ButtonLink>;
}
