import { Tabs } from '@aranya/ui';
import { useSearchParams } from 'react-router';
import { privateMeta } from '../../../app/page-meta';
import { Screen } from '../shared/screen/screen';
import { connectionTabs, tabLabels, tabOf } from './connection-tabs';
import styles from './connections.module.css';
import { CountTiles } from './count-tiles';
import { FollowersTab } from './followers-tab';
import { FollowingTab } from './following-tab';
import { ConnectedTab } from './connected-tab';
import { PendingTab } from './pending-tab';

const panels = {
  followers: FollowersTab,
  following: FollowingTab,
  pending: PendingTab,
  connections: ConnectedTab,
};

export const meta = () => privateMeta('Connections');

/** Everybody with whom the viewer has to do. The tab stands in the address. */
export default function ConnectionsPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <Screen title="Connections" tagline="Who follows you, whom you follow, and with whom you can talk.">
      <CountTiles />
      <Tabs
        className={styles.tabs}
        label="People"
        value={tabOf(search)}
        onValueChange={(tab) => setSearch({ tab }, { preventScrollReset: true })}
        items={connectionTabs.map((tab) => {
          const Panel = panels[tab];
          return { id: tab, label: tabLabels[tab], content: <Panel /> };
        })}
      />
    </Screen>
  );
}
