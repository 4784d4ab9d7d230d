import { buttonClass, RouteIcon } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';

export function AllTracksLink({ variant }: { variant: 'outline' | 'quiet' }) {
  return (
    <Link
      className={buttonClass({ variant, className: 'by-script' })}
      to={`${paths.liveTracking()}?view=all`}
      preventScrollReset
    >
      <RouteIcon />
      All routes
    </Link>
  );
}
