import { animalById, animalIndex, type Park, type Travel } from '@aranya/wildlife-data';
import { Portrait } from '../../../lib/artwork';
import { m } from '../../../lib/language/messages';
import { useSay } from '../../../lib/language/page-texts';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { Fact } from '../../../lib/fact';
import { LocatorMap } from '../map/locator-map';
import { monthsText } from './months-text';
import { sizeText, stopText } from './travel-text';
import styles from './travel-part.module.css';

type TravelPartProps = { park: Park; travel: Travel };

export function TravelPart({ park, travel }: TravelPartProps) {
  const { station, airport, ways_in, permits, closures, closed_days, languages, vegetation } = travel;
  const size = sizeText(park, travel);
  return (
    <div className={`stack gap-6 lined pad-top-6 over-6 ${styles.travel}`}>
      <section aria-labelledby="getting-there">
        <h3 id="getting-there">{m.travel_title()}</h3>
        <div className={styles.there}>
          <LocatorMap park={park} />
          <dl className={`stack gap-3 ${styles.facts}`}>
            <Fact name={m.travel_station()}>{'none' in station ? station.none : stopText(station)}</Fact>
            <Fact name={m.travel_airport()}>{stopText(airport)}</Fact>
            <Fact name={ways_in.label}>{ways_in.names.join(' · ')}</Fact>
            <Fact name={m.travel_languages()}>{languages.names.join(', ')}</Fact>
          </dl>
        </div>
      </section>

      <section aria-labelledby="permits">
        <h3 id="permits">{m.travel_permits()}</h3>
        <p>{permits.text}</p>
        <p className="over-2 small ink-3">{m.travel_fees({ authority: permits.fees_by })}</p>
        {permits.url && (
          <p className={`small ink-3 ${styles.official}`}>
            <a className="inline target" href={permits.url} rel="noreferrer" target="_blank">
              {m.travel_official()}
              <span className="visually-hidden"> {m.travel_official_of({ name: park.name })}</span>
            </a>
          </p>
        )}
        <ul className={styles.closures}>
          {closures.length === 0 && <li>{m.travel_open()}</li>}
          {closures.map(({ days, whole, note }) => (
            <li key={days}>
              <strong>{whole ? m.travel_closed() : m.travel_partly_closed()}</strong>{' '}
              {m.travel_closed_days({ days })}
              {note ? ` ${note}` : ''}
            </li>
          ))}
          {closed_days && <li>{closed_days.text}</li>}
        </ul>
      </section>

      <section aria-labelledby="months">
        <h3 id="months">{m.travel_year()}</h3>
        <ol className={`stack ${styles.year}`}>
          {travel.year.spans.map(({ months, text, animals }) => (
            <li className="stack gap-4 pad-y-4 lined" key={months.join()}>
              <h4>{monthsText(months)}</h4>
              <div>
                <p>{text}</p>
                {animals.length > 0 && <Portraits ids={animals} />}
              </div>
            </li>
          ))}
        </ol>
        <p className="screen-only small ink-3">
          <SiteLink className="inline target" to={paths.whereAndWhen()}>
            {m.travel_compare()}
          </SiteLink>
        </p>
      </section>

      <section aria-labelledby="land">
        <h3 id="land">{m.travel_land()}</h3>
        {size && <p className="num">{size}</p>}
        <p>{vegetation.text}</p>
      </section>

      <details className={styles.sources}>
        <summary className="folds small ink-2">{m.travel_sources()}</summary>
        <ul className="addressed" lang="en">
          {Object.values(travel.sources).map(({ title, url }) => (
            <li className="small lh-15" key={url}>
              <a href={url} rel="noreferrer" target="_blank">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Portraits({ ids }: { ids: readonly number[] }) {
  const say = useSay();
  return (
    <ul className={`cluster over-2 gap-1 gap-x-4 ${styles.animals}`}>
      {ids.flatMap((id) => {
        const animal = animalById(animalIndex, id);
        if (!animal) return [];
        return (
          <li key={id}>
            <SiteLink className="inline gap-2 target small ink medium" to={paths.animal(id)}>
              <Portrait className="cover sand circle" slug={animal.slug} size={36} decoding="async" />
              {say(animal.name)}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
