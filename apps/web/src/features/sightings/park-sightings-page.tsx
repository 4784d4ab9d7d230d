import { isAreaKey } from '@aranya/wildlife-data';
import { BookOpen } from 'lucide-react';
import { useParams } from 'react-router';
import { m } from '../../lib/language/messages';
import { SiteLink } from '../../lib/language/site-link';
import { privateMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { lazyOffline } from '../../lib/lazy-part';
import type { GuestViewProps, SignInHandle } from '../../lib/session';
import { seenText } from './seen-text';
import { useSummary } from '../../data/sightings/use-summary';
import { toShownAnimal } from '../../lib/animals';
import { findNamedArea, type NamedArea } from '../../lib/areas';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';
import { ButtonLink } from '../../lib/button-link';
import { ParkTitle } from './park-title';
import { NoSightings, SightingsScreen } from './sightings-screen';
import styles from './sightings.module.css';
import { CorrectionLink, SuggestCorrection } from './suggest-correction';

export const meta = ({ params }: { params: { park?: string } }) => {
  const park = findNamedArea(params.park ?? '');
  return privateMeta(park ? m.sights_title({ name: park.name }) : m.sights_no_park());
};

const guestSightings = lazyOffline<GuestViewProps>(
  () => import('./guest-park-sightings'),
  ({ children }) => children,
);

export const handle: SignInHandle = {
  GuestView: guestSightings.Component,
  behindSignIn: ({ park: slug = '' }) => {
    const park = findNamedArea(slug);
    const text = m.sights_behind_park();
    return park ? { title: m.sights_in({ name: park.name }), text } : null;
  },
};

const SHOWN = 8;

export default function ParkSightingsPage() {
  const { park: slug = '' } = useParams();
  const park = findNamedArea(slug);
  if (!park) {
    return (
      <NoSightings
        title={m.sights_no_park()}
        text={m.sights_no_park_text()}
        to={paths.parks()}
        action={m.sights_see_parks()}
      />
    );
  }
  return <InPark key={slug} area={park} />;
}

function InPark({ area }: { area: NamedArea }) {
  const { key: slug, name } = area;
  const isInGuide = !isAreaKey(slug);
  const summary = useSummary({ park: slug });
  return (
    <SightingsScreen
      of={{ kind: 'park', park: slug }}
      title={<ParkTitle area={area} />}
      tagline={seenText(summary)}
      label={m.sights_in({ name })}
      createPath={paths.createSighting({ park: slug })}
      follow={{ topic: { kind: 'place', key: slug }, name }}
      ways={
        <>
          <ButtonLink variant="quiet" to={isInGuide ? paths.park(slug) : paths.area(slug)}>
            <BookOpen aria-hidden="true" />
            {isInGuide ? m.sights_park_page() : m.sights_about_area()}
          </ButtonLink>
          {isInGuide && <CorrectionLink />}
        </>
      }
      isUnseen={summary?.total === 0}
      emptyTitle={m.sights_none_in({ name })}
    >
      {isInGuide && <SuggestCorrection record={`parks/${slug}`} />}
      {summary && summary.species.length > 0 && (
        <ul className={`cluster gap-2 ${styles.species}`} aria-label={m.entry_seen_here()}>
          {summary.species.slice(0, SHOWN).map((animal) => (
            <li key={animal.species}>
              <SiteLink
                className="row framed gap-2 surface pill target small medium plain"
                to={paths.speciesSightings(animal.species, slug)}
              >
                <AnimalPortrait animal={animal} size={36} />
                {toShownAnimal(animal).name}
                <span className="num ink-2">{animal.total}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </SightingsScreen>
  );
}
