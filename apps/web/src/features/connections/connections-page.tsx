import { Tabs } from '@aranya/ui';
import { useQueryState } from 'nuqs';
import { m } from '../../lib/language/messages';
import { privateMeta } from '../../lib/page-meta';
import { PeopleSkeleton } from '../../parts/person/person-list';
import { Screen } from '../../parts/screen/screen';
import { connectionTabs, tabParser } from './connection-tabs';
import styles from './connections.module.css';
import { ConnectedTab, FollowersTab, FollowingTab } from './people-tabs';
import { PendingTab } from './pending-tab';
import { TileLabel } from './tile-label';
import { useInitialTab } from './use-initial-tab';

const panels = {
  followers: FollowersTab,
  following: FollowingTab,
  pending: PendingTab,
  connections: ConnectedTab,
};

export const meta = () => privateMeta(m.community_connections());

export default function ConnectionsPage() {
  const [named, setTab] = useQueryState('tab', tabParser);
  const initial = useInitialTab();
  const tab = named ?? initial;
  return (
    <Screen title={m.community_connections()} tagline={m.connect_tagline()}>
      <Tabs
        className={styles.tabs}
        label={m.connect_people()}
        value={tab ?? connectionTabs[0]}
        onValueChange={(next) => void setTab(next)}
        items={connectionTabs.map((id) => {
          const Panel = panels[id];
          return {
            id,
            label: <TileLabel tab={id} />,
            content:
              tab === null ? (
                <PeopleSkeleton label={m.person_loading({ what: m.connect_loading() })} />
              ) : (
                <Panel />
              ),
          };
        })}
      />
    </Screen>
  );
}
