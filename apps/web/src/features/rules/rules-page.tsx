import { DEFAULT_RULES } from '@aranya/contracts/default-rules';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { useClubText } from '../../lib/use-club-text';
import { GroundPage } from '../../parts/rules/ground-page';
import { RulesList } from '../../parts/rules/rules-list';

export const meta = () =>
  pageMeta({
    title: 'House rules',
    description: 'How we treat animals, their places and each other.',
    path: paths.rules(),
    card: 'about',
    trail: [{ name: 'House rules', path: paths.rules() }],
  });

/** Prerendered with the default rules. */
export default function RulesPage() {
  const text = useClubText('rules', DEFAULT_RULES);
  return (
    <GroundPage title="House rules" lede="How we treat animals and each other.">
      <div className="stack gap-5 measure">
        <RulesList text={text} />
        <p className="ink-2">
          To report what breaks a rule, choose Report in the menu of a post, a comment, a message or a
          profile.
        </p>
      </div>
    </GroundPage>
  );
}
