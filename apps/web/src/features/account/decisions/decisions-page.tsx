import { EmptyState, SkeletonGroup } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { Face } from '../../../lib/artwork';
import { ButtonLink } from '../../../lib/button-link';
import { privateMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { QueryError } from '../../../lib/query-error';
import { DecisionList } from '../../../parts/decision/decision-list';
import { useDecisions } from '../../../data/appeals/use-decisions';
import { Screen } from '../../../parts/screen/screen';

export const meta = () => privateMeta(m.decisions_title());

export default function DecisionsPage() {
  return (
    <Screen title={m.decisions_title()} tagline={m.decisions_tagline()} column="text">
      <Decisions />
    </Screen>
  );
}

function Decisions() {
  const list = useDecisions();
  if (list.isPending) return <SkeletonGroup label={m.decisions_loading()} lines={4} />;
  if (list.data === undefined) return <QueryError query={list} title={m.decisions_failed()} />;
  if (list.data.length === 0) {
    return (
      <EmptyState
        picture={<Face of="owl" />}
        title={m.decisions_none()}
        text={m.decisions_none_text()}
        action={
          <>
            <ButtonLink variant="outline" to={paths.account()}>
              {m.community_account()}
            </ButtonLink>
            <ButtonLink variant="outline" to={paths.rules()}>
              {m.footer_rules()}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return <DecisionList decisions={list.data} label={m.decisions_list()} linked />;
}
