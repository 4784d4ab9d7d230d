import { DEFAULT_TERMS } from '@aranya/contracts/default-rules';
import { Link } from 'react-router';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { useClubText } from '../../lib/use-club-text';
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
    <div className="wrap pad-top-8 pad-bottom-9">
      <div className="stack gap-5 measure">
        <h1>Terms</h1>
        <p className="lede">What holds between the people who run this site and those who use it.</p>
        <RulesList text={text} />
        <p className="ink-2">
          How we treat animals and each other stands in the <Link to={paths.rules()}>house rules</Link>, and
          what is kept about you under <Link to={paths.privacy()}>Privacy</Link>. If something is unclear,{' '}
          <Link to={paths.contact()}>write to us</Link>.
        </p>
      </div>
    </div>
  );
}
