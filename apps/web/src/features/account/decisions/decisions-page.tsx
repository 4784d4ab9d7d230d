import { EmptyState, SkeletonGroup } from '@aranya/ui';
import { privateMeta } from '../../../lib/page-meta';
import { QueryError } from '../../../lib/query-error';
import { DecisionList } from '../../../parts/decision/decision-list';
import { useDecisions } from '../../../data/appeals/use-decisions';
import { Screen } from '../../../parts/screen/screen';

export const meta = () => privateMeta('Decisions about you');

export default function DecisionsPage() {
  return (
    <Screen
      title="Decisions about you"
      tagline="What moderators removed or decided, why, and what you can do about it."
      column="text"
    >
      <Decisions />
    </Screen>
  );
}

function Decisions() {
  const list = useDecisions();
  if (list.isPending) return <SkeletonGroup label="Loading decisions" lines={4} />;
  if (list.data === undefined) return <QueryError query={list} title="The decisions could not be loaded" />;
  if (list.data.length === 0) {
    return (
      <EmptyState
        title="No decisions about you"
        text="If moderators remove something of yours, you can read why here, and appeal."
      />
    );
  }
  return <DecisionList decisions={list.data} label="Decisions" linked />;
}
