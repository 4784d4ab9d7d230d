import type { Suspension } from '@aranya/contracts';
import { Link } from 'react-router';
import { dateFormat } from '../../lib/time/date-format';
import { DeleteAccount } from '../../features/account/delete-account';
import { DownloadData } from '../../features/account/download-data';
import { paths } from '../../lib/paths';
import { lazyPart } from '../../lib/lazy-part';
import { OutsideScreen } from './outside-screen';
import { siteName } from '../../lib/settings';

const SuspensionAppeal = lazyPart(() => import('../../parts/decision/suspension-appeal'));

const moment = dateFormat({ dateStyle: 'long', timeStyle: 'short' });

export function SuspendedScreen({ suspension: { reason, until } }: { suspension: Suspension }) {
  return (
    <OutsideScreen>
      <div className="stack gap-4">
        <h1>Your account is suspended</h1>
        <p className="lede">
          {until === null ? (
            'You cannot use the community for now.'
          ) : (
            <>
              You cannot use the community until{' '}
              <time dateTime={until}>{moment().format(new Date(until))}</time>. This page will then open by
              itself.
            </>
          )}
        </p>
        <h2 className="over-4 size-3">The reason</h2>
        <p className="pad-4 round-2 breaks framed surface pre-wrap" dir="auto">
          {reason}
        </p>
        <p className="measure ink-2">
          Your posts stay where they are. You can still use the rest of {siteName()}, download your data and
          delete your account. If you think this is a mistake, <Link to={paths.contact()}>write to us</Link>.
        </p>
      </div>
      <SuspensionAppeal />
      <DownloadData />
      <DeleteAccount />
    </OutsideScreen>
  );
}
