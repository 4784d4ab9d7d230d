import { buttonClass } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';

export function DiscoverLink() {
  return (
    <Link className={buttonClass({ variant: 'fill' })} to={paths.discover()}>
      Discover people
    </Link>
  );
}
