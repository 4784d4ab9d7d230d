import { taxonIdOf, taxonKey } from '@aranya/contracts/taxon-key';
import { Spinner } from '@aranya/ui';
import { slugOf, trackedAnimals } from '@aranya/wildlife-data';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { toShownAnimal, type KeyedAnimal } from '../../lib/animals';
import { ButtonLink } from '../../lib/button-link';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { QueryError } from '../../lib/query-error';
import { lazyOffline } from '../../lib/lazy-part';
import type { GuestViewProps, SignInHandle } from '../../lib/session';
import { useSummary } from '../../data/sightings/use-summary';
import { summaryText } from '../../parts/sighting/summary-text';
import { IdentifiedTogether } from './identified-together';
import { findNamedArea } from '../../lib/areas';
import { findSpecies } from '../../lib/catalogue';
import { useTaxonQuery } from '../../data/taxa/use-taxa';
import { Screen } from '../../parts/screen/screen';
import { NoSightings, SightingsScreen } from './sightings-screen';
import { SpeciesTitle } from './species-title';
import { CorrectionLink, SuggestCorrection } from './suggest-correction';
import { WhereSeen } from './where-seen';

export const meta = ({ params }: { params: { species?: string } }) => {
  const { species: key = '' } = params;
  const species = findSpecies(key);
  if (!species && taxonIdOf(key) !== null) return privateMeta('Sightings of an animal');
  return privateMeta(species ? `Sightings: ${species.name}` : 'No such species');
};

const guestSightings = lazyOffline<GuestViewProps>(
  () => import('./guest-species-sightings'),
  ({ children }) => children,
);

export const handle: SignInHandle = {
  GuestView: guestSightings.Component,
  behindSignIn: ({ species: key = '' }) => {
    const species = findSpecies(key);
    const text = 'Only members can see where and when others saw it, and what they wrote about it.';
    if (!species && taxonIdOf(key) !== null) return { title: 'Sightings of an animal', text };
    return species ? { title: `Sightings of ${species.name}`, text } : null;
  },
};

/** Shows the sightings of an animal, by its slug or key; `?park=` limits them to one park. */
export default function SpeciesSightingsPage() {
  const { species: key = '' } = useParams();
  const id = taxonIdOf(key);
  if (findSpecies(key)) return <OfAnimal key={key} animal={{ species: key }} />;
  return id === null ? <NoAnimal /> : <OfTaxon key={key} id={id} />;
}

const NoAnimal = () => (
  <NoSightings
    title="No such species"
    text="There is no such species in the catalogue"
    to={paths.species()}
    action="Search the species"
  />
);

function OfTaxon({ id }: { id: number }) {
  const found = useTaxonQuery(id);
  const { data: taxon } = found;
  if (taxon === null) return <NoAnimal />;
  if (taxon?.species) return <Navigate to={paths.speciesSightings(taxon.species)} replace />;
  if (taxon) return <OfAnimal animal={{ species: taxonKey(id), taxon }} />;
  return (
    <Screen title="Sightings of an animal" tagline="Seen by members." column="writing">
      {found.error ? (
        <QueryError query={found} title="This animal could not be loaded" />
      ) : (
        <Spinner label="Loading the animal" />
      )}
    </Screen>
  );
}

function OfAnimal({ animal }: { animal: KeyedAnimal }) {
  const [search] = useSearchParams();
  const park = findNamedArea(search.get('park') ?? '');
  const { species: key } = animal;
  const { name, path = '' } = toShownAnimal(animal);
  const species = findSpecies(key);
  const summary = useSummary({ species: key });
  const route = species && trackedAnimals.get(species.id);
  return (
    <SightingsScreen
      key={park?.key}
      of={{ kind: 'species', species: key, park: park?.key }}
      title={<SpeciesTitle animal={animal} />}
      tagline={
        park ? `Seen by members in ${park.name}.` : summary?.total ? summaryText(summary) : 'Seen by members.'
      }
      label={`Sightings of ${name}`}
      createPath={paths.createSighting({ species: key, ...(park && { park: park.key }) })}
      follow={park ? undefined : { topic: { kind: 'animal', key }, name }}
      ways={
        <>
          <ButtonLink variant="quiet" to={path}>
            {species ? 'Species page' : 'About it'}
          </ButtonLink>
          {species && !park && <CorrectionLink />}
          {route && (
            <ButtonLink variant="quiet" to={paths.liveTracking(slugOf(route))}>
              Its route
            </ButtonLink>
          )}
          {park && (
            <ButtonLink variant="quiet" to={paths.speciesSightings(key)}>
              All places
            </ButtonLink>
          )}
        </>
      }
      emptyTitle={park ? `No sightings in ${park.name} yet` : `No sightings of ${name} yet`}
    >
      {species && <SuggestCorrection record={`species/${key}`} />}
      {!park && <IdentifiedTogether species={key} name={name} />}
      {summary && !park && <WhereSeen slug={key} name={name} summary={summary} />}
    </SightingsScreen>
  );
}
