import { useLoaderData } from 'react-router';
import { m } from '../../lib/language/messages';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { useClubText } from '../../lib/use-club-text';
import { GroundPage } from '../../parts/rules/ground-page';
import { RulesList } from '../../parts/rules/rules-list';
import { defaultText } from './default-texts.server';

export const loader = () => defaultText('rules');

export const shouldRevalidate = () => false;

export const meta = () =>
  pageMeta({
    title: m.footer_rules(),
    description: m.rules_description(),
    path: paths.rules(),
    card: 'about',
    trail: [{ name: m.footer_rules(), path: paths.rules() }],
  });

/** Prerendered with the default rules. */
export default function RulesPage() {
  const text = useClubText('rules', useLoaderData<typeof loader>());
  return (
    <GroundPage title={m.footer_rules()} lede={m.rules_lede()}>
      <div className="stack gap-5 measure">
        <RulesList text={text} />
        <p className="ink-2">{m.rules_report()}</p>
      </div>
    </GroundPage>
  );
}
