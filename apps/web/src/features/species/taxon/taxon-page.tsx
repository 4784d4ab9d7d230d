import { ErrorState, Spinner } from '@aranya/ui';
import { Navigate, useParams } from 'react-router';
import { taxonPath } from '../../../lib/animals';
import { m } from '../../../lib/language/messages';
import { localized } from '../../../lib/language/site-paths';
import { beyondGuideMeta } from '../../../lib/page-meta';
import { RecordPage } from '../../../parts/screen/record-page';
import { NotFound } from '../../../parts/site/not-found';
import { TaxonRecord } from './taxon-record';
import { useTaxon } from './use-taxon';

/** Not prerendered: there are thousands of animals, and an operator may add more. */
export const meta = () => beyondGuideMeta(m.taxon_page());

export default function TaxonRoute() {
  const { taxon = '' } = useParams();
  return <Animal id={taxon.replace(/-.*/s, '')} />;
}

function Animal({ id }: { id: string }) {
  const { taxon, failed, retry } = useTaxon(id);
  if (taxon === null) return <NotFound />;
  if (taxon?.species) return <Navigate to={localized(taxonPath(taxon))} replace />;
  if (taxon) return <TaxonRecord taxon={taxon} />;
  return (
    <RecordPage head={<h1>{m.taxon_page()}</h1>}>
      {failed ? (
        <ErrorState title={m.taxon_failed()} text={m.check_connection()} onRetry={retry} />
      ) : (
        <Spinner size="s" label={m.taxon_loading()} showLabel />
      )}
    </RecordPage>
  );
}
