import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { filled } from '../../lib/language/filled';
import { m } from '../../lib/language/messages';
import { Said } from '../../lib/language/said';
import { SiteLink } from '../../lib/language/site-link';
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
    title: m.footer_credits(),
    description: m.credits_description({ site: siteName() }),
    path: paths.credits(),
    card: 'about',
    trail: [
      { name: m.nav_about(), path: paths.about() },
      { name: m.footer_credits(), path: paths.credits() },
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
      <PhotographCredits title={m.credits_animals()} photographs={animals} />
      <PhotographCredits title={m.credits_parks()} photographs={parks} />
    </>
  );
  return [
    {
      id: 'drawings',
      title: m.credits_drawings(),
      content: (
        <>
          <p className={styles.lead}>{m.credits_drawings_text()}</p>
          <WorksList works={drawings()} />
        </>
      ),
    },
    ...(animals.length + parks.length > 0
      ? [{ id: 'photographs', title: m.credits_photographs(), content: photographs }]
      : []),
    {
      id: 'tracks',
      title: m.credits_tracks(),
      content: (
        <>
          <p className={styles.lead}>{m.credits_tracks_text()}</p>
          <TrackCredits studies={studies} />
        </>
      ),
    },
    { id: 'live-studies', title: m.credits_live(), content: <LiveStudies /> },
    {
      id: 'animal-names',
      title: m.credits_animal_names(),
      content: (
        <>
          <p className={styles.lead}>
            {m.credits_animal_names_text()} {namesRead.join(' ')}
          </p>
          <WorksList works={animalNames()} />
          <AddedNames />
        </>
      ),
    },
    {
      id: 'place-names',
      title: m.credits_place_names(),
      content: (
        <>
          <p className={styles.lead}>{m.credits_place_names_text()}</p>
          <WorksList works={placeNames()} />
        </>
      ),
    },
    {
      id: 'maps',
      title: m.credits_maps(),
      content: (
        <>
          <p>{m.credits_maps_text()}</p>
          <WorksList works={maps()} />
        </>
      ),
    },
    { id: 'typefaces', title: m.credits_typefaces(), content: <WorksList works={fonts()} /> },
    { id: 'small-parts', title: m.credits_small_parts(), content: <WorksList works={smallParts()} /> },
  ];
}

const movebank = { name: 'Movebank', url: 'https://www.movebank.org/' };

function LiveStudies() {
  return (
    <p className={styles.lead}>
      {filled(m.credits_live_text({ movebank: '{movebank}' }), {
        movebank: (
          <a href={movebank.url} rel="noreferrer">
            {movebank.name}
          </a>
        ),
      })}
    </p>
  );
}

export default function CreditsPage() {
  const parts = creditParts(useLoaderData<typeof loader>());
  return (
    <>
      <PageHead title={m.footer_credits()} lede={m.credits_lede()} />
      <div className={`wrap above-trees ${styles.page}`}>
        <nav className={styles.jumps} aria-label={m.on_this_page()}>
          <ul className="stack gap-1 strip fades">
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a className="inline target plain underlines medium forest one-line" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="shrinks">
          {parts.map(({ id, title, content }) => (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {content}
            </section>
          ))}
        </div>
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
          <div className="breaks">
            <a className="semibold plain underlines" href={url} rel="noreferrer">
              <Said text={title} />
            </a>
            <p className="small ink-2 lh-15">
              <Said text={credit} />
            </p>
          </div>
          <p className="small ink-2 lh-15">
            {m.credits_licence()}{' '}
            <a href={licenceUrl} rel="license noreferrer">
              {licence}
            </a>
          </p>
          <details open={tracks.length <= SHOWN_TRACKS}>
            <summary className="folds">{m.credits_track_count({ count: tracks.length })}</summary>
            <ul className={`stack gap-2 packed pad-bottom-4 ${styles.tracks}`}>
              {tracks.map(({ id, species, individual, changes }) => (
                <li key={id}>
                  <SiteLink to={paths.measuredTrack(id)}>
                    <Said text={species} /> <Said text={individual} />
                  </SiteLink>
                  <span className="block small ink-2 lh-15">
                    {m.credits_changed()} <Said text={changes} />
                  </span>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
