import { SkeletonGroup } from '@aranya/ui';
import { BellOff } from 'lucide-react';
import { privateMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { Screen } from '../../../parts/screen/screen';
import { useMe } from '../../../lib/session/use-me';
import { QueryError } from '../../../lib/query-error';
import { ButtonLink } from '../../../lib/button-link';
import { usePushKey } from '../../../data/push/use-browser-push';
import { KindSettings } from './kind-settings';
import { PushSwitch } from './push-switch';
import { useSettings } from '../../../data/notifications/use-settings';

export const meta = () => privateMeta('Notification settings');

export default function NotificationSettingsPage() {
  return (
    <Screen
      title="Notification settings"
      tagline="Out there you want it quiet. Switch off what can wait: it is all there when you switch it back on."
      column="text"
    >
      <Kinds />
      <p>
        <ButtonLink variant="outline" to={paths.muted()}>
          <BellOff aria-hidden="true" size={18} />
          Muted people and words
        </ButtonLink>
      </p>
    </Screen>
  );
}

function Kinds() {
  const settings = useSettings();
  const { data: me } = useMe();
  const { data: key } = usePushKey();
  if (settings.isPending) return <SkeletonGroup label="Loading settings" lines={6} />;
  if (settings.data === undefined) {
    return <QueryError query={settings} title="Your settings could not be loaded" />;
  }
  return (
    <>
      {me && <PushSwitch userId={me._id} />}
      <KindSettings settings={settings.data} pushes={Boolean(key)} />
    </>
  );
}
