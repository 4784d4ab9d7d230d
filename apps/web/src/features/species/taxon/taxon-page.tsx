import { ContourBackground, ErrorState, Spinner } from '@aranya/ui';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { taxonPath } from '../../../lib/animals';
// Names of animals beyond the catalogue have letters that the faces of public pages lack, such as Duméril’s.
import '../../../lib/more-fonts.css';
import { privateMeta } from '../../../lib/page-meta';
import { NotFound } from '../../../parts/site/not-found';
import { TaxonRecord } from './taxon-record';
import styles from './taxon-page.module.css';
import { useTaxon } from './use-taxon';

/** The page is not prerendered: there are thousands of animals, and an operator may bring in more. */
export const meta = () => privateMeta('Animal');

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
    <Waiting>
      {failed ? (
        <ErrorState
          title="This animal could not be loaded"
          text="Check your connection and try again."
          onRetry={retry}
        />
      ) : (
        <Spinner size="s" label="Loading the animal…" showLabel />
      )}
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.head}>
        <ContourBackground />
        <div className="wrap anchor">
          <h1>Animal</h1>
        </div>
      </header>
      <div className="wrap screen-high pad-bottom-9">{children}</div>
    </>
  );
}
