import { animalById, animalIndex, type Park, type Travel } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { Portrait } from '../../../lib/artwork';
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
        <h3 id="getting-there">Getting there</h3>
        <div className={styles.there}>
          <LocatorMap park={park} />
          <dl className={`stack gap-3 ${styles.facts}`}>
            <Fact name="Railway station">{'none' in station ? station.none : stopText(station)}</Fact>
            <Fact name="Airport">{stopText(airport)}</Fact>
            <Fact name={ways_in.label}>{ways_in.names.join(' · ')}</Fact>
            <Fact name="Languages">{languages.names.join(', ')}</Fact>
          </dl>
        </div>
      </section>

      <section aria-labelledby="permits">
        <h3 id="permits">Permits and closed times</h3>
        <p>{permits.text}</p>
        <p className="over-2 small ink-3">Fees are set by {permits.fees_by}, and change.</p>
        {permits.url && (
          <p className={`small ink-3 ${styles.official}`}>
            <a className="inline target" href={permits.url} rel="noreferrer" target="_blank">
              Official site<span className="visually-hidden"> of {park.name}, opens a new tab</span>
            </a>
          </p>
        )}
        <ul className={styles.closures}>
          {closures.length === 0 && <li>Open all year.</li>}
          {closures.map(({ days, whole, note }) => (
            <li key={days}>
              <strong>{whole ? 'Closed' : 'Partly closed'}</strong> {days}.{note ? ` ${note}` : ''}
            </li>
          ))}
          {closed_days && <li>{closed_days.text}</li>}
        </ul>
      </section>

      <section aria-labelledby="months">
        <h3 id="months">What to expect</h3>
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
          <Link className="inline target" to={paths.whereAndWhen()}>
            Compare months and parks
          </Link>
        </p>
      </section>

      <section aria-labelledby="land">
        <h3 id="land">The land</h3>
        {size && <p className="num">{size}</p>}
        <p>{vegetation.text}</p>
      </section>

      <details className={styles.sources}>
        <summary className="folds small ink-2">Sources</summary>
        <ul className="addressed">
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
  return (
    <ul className={`cluster over-2 gap-1 gap-x-4 ${styles.animals}`}>
      {ids.flatMap((id) => {
        const animal = animalById(animalIndex, id);
        if (!animal) return [];
        return (
          <li key={id}>
            <Link className="inline gap-2 target small ink medium" to={paths.animal(id)}>
              <Portrait className="cover sand circle" slug={animal.slug} size={36} decoding="async" />
              {animal.name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
