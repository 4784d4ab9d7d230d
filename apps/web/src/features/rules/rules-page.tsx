import { DEFAULT_RULES } from '@aranya/contracts/default-rules';
import { Link } from 'react-router';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { useClubText } from '../../lib/use-club-text';
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
    <div className="wrap pad-top-8 pad-bottom-9">
      <div className="stack gap-5 measure">
        <h1>House rules</h1>
        <p className="lede">How we treat animals and each other.</p>
        <RulesList text={text} />
        <p className="ink-2">
          To report what breaks a rule, choose Report in the menu of a post, a comment, a message or a
          profile. <Link to={paths.contact()}>Write to us</Link> about anything else. What is kept about you
          stands under <Link to={paths.privacy()}>Privacy</Link>.
        </p>
      </div>
    </div>
  );
}
