import { DEFAULT_TERMS } from '@aranya/contracts/default-rules';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { useClubText } from '../../lib/use-club-text';
import { GroundPage } from '../../parts/rules/ground-page';
import { RulesList } from '../../parts/rules/rules-list';

export const meta = () =>
  pageMeta({
    title: 'Terms',
    description: 'What holds between the people who run this site and those who use it.',
    path: paths.terms(),
    card: 'about',
    trail: [{ name: 'Terms', path: paths.terms() }],
  });

/** Prerendered with the default terms. */
export default function TermsPage() {
  const text = useClubText('terms', DEFAULT_TERMS);
  return (
    <GroundPage title="Terms" lede="What holds between the people who run this site and those who use it.">
      <div className="measure">
        <RulesList text={text} />
      </div>
    </GroundPage>
  );
}
