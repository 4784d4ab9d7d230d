import { useLoaderData } from 'react-router';
import { m } from '../../lib/language/messages';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { useClubText } from '../../lib/use-club-text';
import { GroundPage } from '../../parts/rules/ground-page';
import { RulesList } from '../../parts/rules/rules-list';
import { defaultText } from './default-texts.server';

export const loader = () => defaultText('terms');

export const shouldRevalidate = () => false;

export const meta = () =>
  pageMeta({
    title: m.footer_terms(),
    description: m.terms_lede(),
    path: paths.terms(),
    card: 'about',
    trail: [{ name: m.footer_terms(), path: paths.terms() }],
  });

/** Prerendered with the default terms. */
export default function TermsPage() {
  const text = useClubText('terms', useLoaderData<typeof loader>());
  return (
    <GroundPage title={m.footer_terms()} lede={m.terms_lede()}>
      <div className="measure">
        <RulesList text={text} />
      </div>
    </GroundPage>
  );
}
