import { SkeletonGroup } from '@aranya/ui';
import { BellOff } from 'lucide-react';
import { useId } from 'react';
import { m } from '../../../lib/language/messages';
import { privateMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { Screen, Side } from '../../../parts/screen/screen';
import { useMe } from '../../../lib/session/use-me';
import { QueryError } from '../../../lib/query-error';
import { ButtonLink } from '../../../lib/button-link';
import { usePushKey } from '../../../data/push/use-browser-push';
import { DigestSwitch, NoDigest } from './digest-switch';
import { KindSettings } from './kind-settings';
import { PushSwitch } from './push-switch';
import { useSettings } from '../../../data/notifications/use-settings';

export const meta = () => privateMeta(m.notice_set_title());

export default function NotificationSettingsPage() {
  const { data: me } = useMe();
  const quietId = useId();
  return (
    <Screen title={m.notice_set_title()} tagline={m.notice_set_tagline()} column="writing">
      <div>
        <Kinds />
      </div>
      <Side>
        <section className="stack gap-2 starts pad-4 panel" aria-labelledby={quietId}>
          <h2 id={quietId} className="inherits bold">
            {m.notice_set_quieter()}
          </h2>
          <p className="small ink-2">{m.notice_set_quieter_text()}</p>
          <ButtonLink variant="outline" to={paths.muted()}>
            <BellOff aria-hidden="true" size={18} />
            {m.notice_set_muted()}
          </ButtonLink>
          <NoDigest />
        </section>
        {me && <PushSwitch userId={me._id} />}
        <DigestSwitch />
      </Side>
    </Screen>
  );
}

function Kinds() {
  const settings = useSettings();
  const { data: key } = usePushKey();
  if (settings.isPending) return <SkeletonGroup label={m.notice_set_loading()} lines={6} />;
  if (settings.data === undefined) {
    return <QueryError query={settings} title={m.notice_set_failed()} />;
  }
  return <KindSettings settings={settings.data} pushes={Boolean(key)} />;
}
