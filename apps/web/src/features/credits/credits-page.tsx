import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { AddedNames } from './added-names';
import { type CreditedStudy, type CreditsPage as Credits, creditsPage } from './credits-page.server';
import styles from './credits-page.module.css';
import { PhotographCredits } from './photograph-credits';
import { animalNames, drawings, fonts, maps, placeNames, smallParts } from '../../parts/works/works';
import { PageHead } from '../../parts/site/page-head';
import { WorksList } from '../../parts/works/works-list';
import { siteName } from '../../lib/settings';

export const loader = () => creditsPage();

export const meta = () =>
  pageMeta({
    title: 'Credits and licences',
    description: `Whose work ${siteName()} shows: drawings, photographs, measured tracks, maps, typefaces and icons, each with its licence and its source.`,
    path: paths.credits(),
    card: 'about',
    trail: [
      { name: 'About', path: paths.about() },
      { name: 'Credits and licences', path: paths.credits() },
    ],
  });

interface Part {
  id: string;
  title: string;
  content: ReactNode;
}

function creditParts({ animals, parks, studies, namesRead }: Credits): Part[] {
  const photographs = (
    <>
      <PhotographCredits title="Animals" photographs={animals} />
      <PhotographCredits title="Parks and sanctuaries" photographs={parks} />
    </>
  );
  return [
    {
      id: 'drawings',
      title: 'Drawings',
      content: (
        <>
          <p className={styles.lead}>
            Landscapes, animals and posters are our own. Anybody may use, share and change them, also for
            money, if they name “Aranya contributors, CC BY 4.0” with a link to the licence, and say what they
            changed. The page of each species has its plate as a file, the page of each park its poster. Texts
            are © Aranya contributors; short passages may be quoted with the citation that each of these pages
            offers.
          </p>
          <WorksList works={drawings()} />
        </>
      ),
    },
    ...(animals.length + parks.length > 0
      ? [{ id: 'photographs', title: 'Photographs', content: photographs }]
      : []),
    {
      id: 'tracks',
      title: 'Measured tracks',
      content: (
        <>
          <p className={styles.lead}>
            Published by the people who tagged the animals. The other routes in Live Tracking are our own
            simulations.
          </p>
          <TrackCredits studies={studies} />
        </>
      ),
    },
    { id: 'live-studies', title: 'Live studies', content: liveStudies },
    {
      id: 'animal-names',
      title: 'Names of animals',
      content: (
        <>
          <p className={styles.lead}>
            Bird names and taxonomy: AviList 2025, CC BY 4.0. We added names that people use in India, and
            names of other animals. {namesRead.join(' ')}
          </p>
          <WorksList works={animalNames} />
          <AddedNames />
        </>
      ),
    },
    { id: 'place-names', title: 'Names of places', content: namesOfPlaces },
    {
      id: 'maps',
      title: 'Maps',
      content: (
        <>
          <p>Relief: ETOPO1, NOAA. Rivers and coasts: Natural Earth.</p>
          <WorksList works={maps} />
        </>
      ),
    },
    { id: 'typefaces', title: 'Typefaces', content: <WorksList works={fonts()} /> },
    { id: 'small-parts', title: 'Icons and words', content: <WorksList works={smallParts} /> },
  ];
}

const liveStudies = (
  <p className={styles.lead}>
    Public studies of{' '}
    <a href="https://www.movebank.org/" rel="noreferrer">
      Movebank
    </a>{' '}
    are shown only with their licence and credit, given beside each animal, and never with the exact place of
    a threatened species.
  </p>
);

const namesOfPlaces = (
  <>
    <p className={styles.lead}>
      Towns and villages of India are from GeoNames. We left out accents, duplicates and villages without a
      district, rounded each place to about a kilometre, and added other names in use.
    </p>
    <WorksList works={placeNames} />
  </>
);

export default function CreditsPage() {
  const parts = creditParts(useLoaderData<typeof loader>());
  return (
    <>
      <PageHead
        title="Credits and licences"
        lede="We show nothing without the right to do so. This is whose work it is, where it comes from and what we changed."
      >
        <nav className={styles.parts} aria-label="On this page">
          <ul className="cluster gap-x-5 over-5">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div className={`wrap ${styles.page}`}>
        {parts.map(({ id, title, content }) => (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </>
  );
}

/** More of a study are folded. */
const SHOWN_TRACKS = 2;

function TrackCredits({ studies }: { studies: readonly CreditedStudy[] }) {
  return (
    <ul className={`over-5 lined ${styles.studies}`}>
      {studies.map(({ title, url, credit, licence, licenceUrl, tracks }) => (
        <li key={title}>
          <div className={styles.study}>
            <a className="semibold plain underlines" href={url} rel="noreferrer">
              {title}
            </a>
            <p className="small ink-2 lh-15">{credit}</p>
            <p className="small ink-2 lh-15">
              Licence:{' '}
              <a href={licenceUrl} rel="license noreferrer">
                {licence}
              </a>
            </p>
          </div>
          <details open={tracks.length <= SHOWN_TRACKS}>
            <summary className="folds">{tracks.length === 1 ? '1 track' : `${tracks.length} tracks`}</summary>
            <ul className={`stack gap-2 packed ${styles.tracks}`}>
              {tracks.map(({ id, species, individual, changes }) => (
                <li key={id}>
                  <Link to={paths.measuredTrack(id)}>
                    {species} {individual}
                  </Link>
                  <span className="block small ink-2 lh-15">Changed: {changes}</span>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
