import { Spinner } from '@aranya/ui';
import { Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '../../lib/language/messages';
import { ButtonLink } from '../../lib/button-link';

const Corrections = lazy(() => import('./corrections/corrections'));

export const CorrectionLink = () => (
  <ButtonLink variant="quiet" to="?correct=yes">
    <Pencil aria-hidden="true" />
    {m.correct_suggest()}
  </ButtonLink>
);

/** Shows the form where `?correct=` asks for it. */
export function SuggestCorrection({ record }: { record: string }) {
  const [search] = useSearchParams();
  if (!search.has('correct')) return null;
  return (
    <Suspense fallback={<Spinner label={m.correct_opening()} />}>
      <Corrections record={record} />
    </Suspense>
  );
}
