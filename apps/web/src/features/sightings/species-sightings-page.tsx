import { taxonIdOf, taxonKey } from '@aranya/contracts/taxon-key';
import { Spinner } from '@aranya/ui';
import { slugOf, trackedAnimals } from '@aranya/wildlife-data';
import { BookOpen, Globe, Route } from 'lucide-react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';
import { localized } from '../../lib/language/site-paths';
import { toShownAnimal, type KeyedAnimal } from '../../lib/animals';
import { ButtonLink } from '../../lib/button-link';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { QueryError } from '../../lib/query-error';
import { lazyOffline } from '../../lib/lazy-part';
import type { GuestViewProps, SignInHandle } from '../../lib/session';
import { useSummary } from '../../data/sightings/use-summary';
import { seenText } from './seen-text';
import { IdentifiedTogether } from './identified-together';
import { findNamedArea } from '../../lib/areas';
import { findSpecies } from '../../lib/catalogue';
import { useTaxonQuery } from '../../data/taxa/use-taxa';
import { Screen } from '../../parts/screen/screen';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';
import { NoSightings, SightingsScreen } from './sightings-screen';
import { SpeciesTitle } from './species-title';
import { CorrectionLink, SuggestCorrection } from './suggest-correction';
import { WhereSeen } from './where-seen';

export const meta = ({ params }: { params: { species?: string } }) => {
  const { species: key = '' } = params;
  const species = findSpecies(key);
  if (!species && taxonIdOf(key) !== null) return privateMeta(m.sights_of_animal());
  return privateMeta(species ? m.sights_title({ name: recordWord(species.name) }) : m.sights_no_species());
};

const guestSightings = lazyOffline<GuestViewProps>(
  () => import('./guest-species-sightings'),
  ({ children }) => children,
);

export const handle: SignInHandle = {
  GuestView: guestSightings.Component,
  behindSignIn: ({ species: key = '' }) => {
    const species = findSpecies(key);
    const text = m.sights_behind_species();
    if (!species && taxonIdOf(key) !== null) return { title: m.sights_of_animal(), text };
    return species ? { title: m.sights_of({ name: recordWord(species.name) }), text } : null;
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
    title={m.sights_no_species()}
    text={m.sights_no_species_text()}
    to={paths.species()}
    action={m.sights_search_species()}
  />
);

function OfTaxon({ id }: { id: number }) {
  const found = useTaxonQuery(id);
  const { data: taxon } = found;
  if (taxon === null) return <NoAnimal />;
  if (taxon?.species) return <Navigate to={localized(paths.speciesSightings(taxon.species))} replace />;
  if (taxon) return <OfAnimal animal={{ species: taxonKey(id), taxon }} />;
  return (
    <Screen title={m.sights_of_animal()} tagline={m.sights_by_members()} column="writing">
      {found.error ? (
        <QueryError query={found} title={m.sights_animal_failed()} />
      ) : (
        <Spinner label={m.sights_animal_loading()} />
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
      tagline={park ? m.sights_by_members_in({ park: park.name }) : seenText(summary)}
      label={m.sights_of({ name })}
      createPath={paths.createSighting({ species: key, ...(park && { park: park.key }) })}
      follow={park ? undefined : { topic: { kind: 'animal', key }, name }}
      ways={
        <>
          <ButtonLink variant="quiet" to={path}>
            <BookOpen aria-hidden="true" />
            {species ? m.sights_species_page() : m.sights_about_it()}
          </ButtonLink>
          {route && (
            <ButtonLink variant="quiet" to={paths.liveTracking(slugOf(route))}>
              <Route aria-hidden="true" />
              {m.sights_its_route()}
            </ButtonLink>
          )}
          {park && (
            <ButtonLink variant="quiet" to={paths.speciesSightings(key)}>
              <Globe aria-hidden="true" />
              {m.sights_all_places()}
            </ButtonLink>
          )}
          {species && !park && <CorrectionLink />}
        </>
      }
      picture={species && <AnimalPortrait animal={animal} size={208} />}
      isUnseen={!park && summary?.total === 0}
      emptyTitle={park ? m.sights_none_in({ name: park.name }) : m.sights_none_of({ name })}
    >
      {species && <SuggestCorrection record={`species/${key}`} />}
      {!park && <IdentifiedTogether species={key} name={name} />}
      {summary && !park && <WhereSeen slug={key} name={name} summary={summary} />}
    </SightingsScreen>
  );
}
