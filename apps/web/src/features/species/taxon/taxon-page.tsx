import { ErrorState, Spinner } from '@aranya/ui';
import { Navigate, useParams } from 'react-router';
import { taxonPath } from '../../../lib/animals';
import { beyondGuideMeta } from '../../../lib/page-meta';
import { RecordPage } from '../../../parts/screen/record-page';
import { NotFound } from '../../../parts/site/not-found';
import { TaxonRecord } from './taxon-record';
import { useTaxon } from './use-taxon';

/** Not prerendered: there are thousands of animals, and an operator may add more. */
export const meta = () => beyondGuideMeta('Animal');

export default function TaxonRoute() {
  const { taxon = '' } = useParams();
  return <Animal id={taxon.replace(/-.*/s, '')} />;
}

function Animal({ id }: { id: string }) {
  const { taxon, failed, retry } = useTaxon(id);
  if (taxon === null) return <NotFound />;
  if (taxon?.species) return <Navigate to={taxonPath(taxon)} replace />;
  if (taxon) return <TaxonRecord taxon={taxon} />;
  return (
    <RecordPage head={<h1>Animal</h1>}>
      {failed ? (
        <ErrorState
          title="This animal could not be loaded"
          text="Check your connection and try again."
          onRetry={retry}
        />
      ) : (
        <Spinner size="s" label="Loading the animal…" showLabel />
      )}
    </RecordPage>
  );
}
