import type { ReactNode } from 'react';
import { getLocale, intlLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { listGames } from '../../../lib/games';
import { ButtonLink } from '../../../lib/button-link';
import styles from './elsewhere.module.css';
import type { SpeciesPage } from './species-page.server';

interface ElsewhereLink {
  to: string;
  title: string;
  text: ReactNode;
}

function listLinks({ animal, route, journeys, games: played }: SpeciesPage): ElsewhereLink[] {
  return [
    ...journeys.map(({ id, individual, kilometres, years: [from, to] }) => ({
      to: paths.measuredTrack(id),
      title: m.elsewhere_measured(),
      text: (
        <>
          <Said text={individual} />
          {m.elsewhere_journey({
            km: kilometres.toLocaleString(intlLocale()),
            years: from === to ? from : m.elsewhere_years({ from, to }),
          })}
        </>
      ),
    })),
    ...(route === null
      ? []
      : [
          {
            to: paths.liveTracking(route),
            title: m.elsewhere_simulated(),
            text: m.elsewhere_route({ name: animal.name }),
          },
        ]),
    ...listGames()
      .filter(({ slug }) => played.includes(slug))
      .map(({ slug, title, rules }) => ({ to: paths.game(slug), title, text: <Said text={rules} /> })),
  ];
}

export function Elsewhere({ page }: { page: SpeciesPage }) {
  const { animal, related, glance } = page;
  const other = glance?.look_alikes.find(({ animal: id }) => id !== undefined)?.animal;
  const beside = related.filter(({ id }) => id !== other).slice(0, 3);
  const slugs = [...(other === undefined ? [] : [page.lookAlikes[other]]), ...beside.map(({ slug }) => slug)];
  const [first = ''] = slugs;
  const ways = listLinks(page);
  return (
    <section className="screen-only over-8" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{m.elsewhere_title()}</h2>
      {ways.length > 0 && (
        <ul className={styles.ways}>
          {ways.map(({ to, title, text }) => (
            <li className="anchor stack packed pad-y-3 lined" key={to}>
              <SiteLink to={to}>
                <Said text={title} />
              </SiteLink>
              <span className="ink-2 small">{text}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="cluster gap-3">
        <ButtonLink variant="outline" to={paths.compare(animal.slug, first)}>
          {m.elsewhere_compare()}
        </ButtonLink>
        {getLocale() === 'en' && (
          <ButtonLink variant="quiet" to={paths.news(animal.name)}>
            {m.elsewhere_news({ name: animal.name })}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
