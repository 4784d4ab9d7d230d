import { RouteIcon } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../lib/button-link';

export function AllTracksLink({ variant }: { variant: 'outline' | 'quiet' }) {
  return (
    <ButtonLink
      variant={variant}
      className="by-script"
      to={`${paths.liveTracking()}?view=all`}
      preventScrollReset
    >
      <RouteIcon />
      {m.track_all()}
    </ButtonLink>
  );
}
