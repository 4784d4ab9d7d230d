import type { Suspension } from '@aranya/contracts';
import { dateFormat } from '../../lib/time/date-format';
import { DeleteAccount } from '../../features/account/delete-account';
import { DownloadData } from '../../features/account/download-data';
import { filled } from '../../lib/language/filled';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
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
        <h1>{m.suspended_title()}</h1>
        <p className="lede">
          {until === null
            ? m.suspended_for_now()
            : filled(m.suspended_until({ time: '{time}' }), {
                time: (
                  <time className="ink bold" dateTime={until}>
                    {moment().format(new Date(until))}
                  </time>
                ),
              })}
        </p>
        <h2 className="over-4 size-3">{m.suspended_reason()}</h2>
        <p className="quoted size-4 breaks pre-wrap" dir="auto">
          {reason}
        </p>
        <p className="measure ink-2">
          {filled(m.suspended_stays({ site: siteName(), write: '{write}' }), {
            write: <SiteLink to={paths.contact()}>{m.entry_mistake_write()}</SiteLink>,
          })}
        </p>
      </div>
      <SuspensionAppeal />
      <DownloadData />
      <DeleteAccount />
    </OutsideScreen>
  );
}
