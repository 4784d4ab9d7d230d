import { DEFAULT_RULES } from '@aranya/contracts/default-rules';
import { m } from '../../lib/language/messages';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { useClubText } from '../../lib/use-club-text';
import { GroundPage } from '../../parts/rules/ground-page';
import { RulesList } from '../../parts/rules/rules-list';

export const meta = () =>
  pageMeta({
    title: m.footer_rules(),
    description: m.rules_description(),
    path: paths.rules(),
    card: 'about',
    trail: [{ name: m.footer_rules(), path: paths.rules() }],
  });

/** Prerendered with the default rules. */
export default function RulesPage({ rendered = DEFAULT_RULES }: { rendered?: string }) {
  const text = useClubText('rules', rendered, DEFAULT_RULES);
  return (
    <GroundPage title={m.footer_rules()} lede={m.rules_lede()}>
      <div className="stack gap-5 measure">
        <RulesList text={text} />
        <p className="ink-2">{m.rules_report()}</p>
      </div>
    </GroundPage>
  );
}
