import { Link, useLoaderData } from 'react-router';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { AddedNames } from './added-names';
import { type CreditedStudy, creditsPage } from './credits-page.server';
import styles from './credits-page.module.css';
import { PhotographCredits } from './photograph-credits';
import { animalNames, drawings, fonts, maps, placeNames, smallParts } from '../../parts/works/works';
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

export default function CreditsPage() {
  const { animals, parks, studies, namesRead } = useLoaderData<typeof loader>();
  const photographed = animals.length + parks.length > 0;
  const parts = [
    ['drawings', 'Drawings'],
    ...(photographed ? [['photographs', 'Photographs']] : []),
    ['tracks', 'Measured tracks'],
    ['live-studies', 'Live studies'],
    ['animal-names', 'Names of animals'],
    ['place-names', 'Names of places'],
    ['maps', 'Maps'],
    ['typefaces', 'Typefaces'],
    ['small-parts', 'Icons and words'],
  ] as const;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>Credits and licences</h1>
      <p className="lede">
        We show nothing without the right to do so. This is whose work it is, where it comes from and what we
        changed.
      </p>
      <nav className={styles.parts} aria-label="On this page">
        <ul className="cluster gap-x-5 over-5">
          {parts.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>

      <section className={styles.section} aria-labelledby="drawings">
        <h2 id="drawings">Drawings</h2>
        <p className={styles.lead}>
          Landscapes, animals and posters are our own. Anybody may use, share and change them, also for money,
          if they name “Aranya contributors, CC BY 4.0” with a link to the licence, and say what they changed.
          The page of each species has its plate as a file, the page of each park its poster. Texts are ©
          Aranya contributors; short passages may be quoted with the citation that each of these pages offers.
        </p>
        <WorksList works={drawings} />
      </section>

      {photographed && (
        <section className={styles.section} aria-labelledby="photographs">
          <h2 id="photographs">Photographs</h2>
          <PhotographCredits title="Animals" photographs={animals} />
          <PhotographCredits title="Parks and sanctuaries" photographs={parks} />
        </section>
      )}

      <section className={styles.section} aria-labelledby="tracks">
        <h2 id="tracks">Measured tracks</h2>
        <p className={styles.lead}>
          Published by the people who tagged the animals. The other routes in Live Tracking are our own
          simulations.
        </p>
        <TrackCredits studies={studies} />
      </section>

      <section className={styles.section} aria-labelledby="live-studies">
        <h2 id="live-studies">Live studies</h2>
        <p className={styles.lead}>
          Public studies of{' '}
          <a href="https://www.movebank.org/" rel="noreferrer">
            Movebank
          </a>{' '}
          are shown only with their licence and credit, given beside each animal, and never with the exact
          place of a threatened species.
        </p>
      </section>

      <section className={styles.section} aria-labelledby="animal-names">
        <h2 id="animal-names">Names of animals</h2>
        <p className={styles.lead}>
          Bird names and taxonomy: AviList 2025, CC BY 4.0. We added names that people use in India, and names
          of other animals. {namesRead.join(' ')}
        </p>
        <WorksList works={animalNames} />
        <AddedNames />
      </section>

      <section className={styles.section} aria-labelledby="place-names">
        <h2 id="place-names">Names of places</h2>
        <p className={styles.lead}>
          Towns and villages of India are from GeoNames. We left accents, villages without a district and
          doubles out, rounded each place to about a kilometre, and added other names in use.
        </p>
        <WorksList works={placeNames} />
      </section>

      <section className={styles.section} aria-labelledby="maps">
        <h2 id="maps">Maps</h2>
        <p>Relief: ETOPO1, NOAA. Rivers and coasts: Natural Earth.</p>
        <WorksList works={maps} />
      </section>

      <section className={styles.section} aria-labelledby="typefaces">
        <h2 id="typefaces">Typefaces</h2>
        <WorksList works={fonts} />
      </section>

      <section className={styles.section} aria-labelledby="small-parts">
        <h2 id="small-parts">Icons and words</h2>
        <WorksList works={smallParts} />
      </section>
    </div>
  );
}

function TrackCredits({ studies }: { studies: readonly CreditedStudy[] }) {
  return (
    <ul className={`over-5 lined ${styles.studies}`}>
      {studies.map(({ title, url, credit, licence, licenceUrl, tracks }) => (
        <li key={title}>
          <div className={styles.study}>
            <a className="bold" href={url} rel="noreferrer">
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
        </li>
      ))}
    </ul>
  );
}
