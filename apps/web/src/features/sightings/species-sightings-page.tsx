import { buttonClass } from '@aranya/ui';
import { slugOf, trackedAnimals } from '@aranya/wildlife-data';
import { Link, useParams, useSearchParams } from 'react-router';
import { artwork } from '../../lib/artwork';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import type { SignInHandle } from '../../lib/session';
import { useSummary } from '../../data/sightings/use-summary';
import { summaryText } from '../../parts/sighting/summary-text';
import { IdentifiedTogether } from './identified-together';
import { type CataloguedSpecies, findPark, findSpecies } from '../../lib/catalogue';
import { NoSightings, SightingsScreen } from './sightings-screen';
import styles from './sightings.module.css';
import { WhereSeen } from './where-seen';

export const meta = ({ params }: { params: { species?: string } }) => {
  const species = findSpecies(params.species ?? '');
  return privateMeta(species ? `Sightings: ${species.name}` : 'No such species');
};

/** Shows the sightings of a species; `?park=` limits them to one park. */
export const handle: SignInHandle = {
  behindSignIn: ({ species: slug = '' }) => {
    const species = findSpecies(slug);
    const text = 'Where and when members saw it, and what they wrote about it, is for members.';
    return species ? { title: `Sightings of ${species.name}`, text } : null;
  },
};

export default function SpeciesSightingsPage() {
  const { species: slug = '' } = useParams();
  const [search] = useSearchParams();
  const species = findSpecies(slug);
  const park = findPark(search.get('park') ?? '');
  if (!species) {
    return (
      <NoSightings
        title="No such species"
        text="There is no such species in the catalogue"
        to={paths.species()}
        action="Search the species"
      />
    );
  }
  return <OfSpecies key={`${slug} ${park?.slug}`} species={species} park={park} />;
}

interface OfSpeciesProps {
  species: CataloguedSpecies;
  park: ReturnType<typeof findPark>;
}

function OfSpecies({ species: { id, slug, name, scientific_name }, park }: OfSpeciesProps) {
  const summary = useSummary({ species: slug });
  const route = trackedAnimals.get(id);
  const quiet = buttonClass({ variant: 'outline' });
  return (
    <SightingsScreen
      of={{ kind: 'species', species: slug, park: park?.slug }}
      title={
        <span className={`row gap-4 ${styles.title}`}>
          <img
            className="rigid cover sand circle"
            src={artwork.portrait(slug)}
            alt=""
            width="72"
            height="72"
          />
          <span className="stack gap-1 shrinks">
            {name}
            <i className="latin" lang="la">
              {scientific_name}
            </i>
          </span>
        </span>
      }
      tagline={
        park ? `Seen by members in ${park.name}.` : summary?.total ? summaryText(summary) : 'Seen by members.'
      }
      label={`Sightings of ${name}`}
      createPath={paths.createSighting({ species: slug, ...(park && { park: park.slug }) })}
      ways={
        <>
          <Link className={quiet} to={paths.animal(id)}>
            Species page
          </Link>
          {route && (
            <Link className={quiet} to={paths.liveTracking(slugOf(route))}>
              Its route
            </Link>
          )}
          {park && (
            <Link className={quiet} to={paths.speciesSightings(slug)}>
              All places
            </Link>
          )}
        </>
      }
      emptyTitle={park ? `No sightings in ${park.name} yet` : `No sightings of ${name} yet`}
    >
      {!park && <IdentifiedTogether species={slug} name={name} />}
      {summary && !park && <WhereSeen slug={slug} name={name} summary={summary} />}
    </SightingsScreen>
  );
}
