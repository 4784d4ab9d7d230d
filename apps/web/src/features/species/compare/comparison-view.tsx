import type { Glance } from '@aranya/wildlife-data';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths';
import { PrintedCitation } from '../../../parts/cite/printed-citation';
import { ConservationScale } from '../conservation/conservation-scale';
import type { SpeciesPage } from '../detail/species-page.server';
import { type Companion, chooseCompanion } from '../glance/companions';
import { type ScaledAnimal, ScaleDrawing } from '../glance/scale-drawing';
import { ComparedSources } from './compared-sources';
import { comparedRows, tellsApart, weightSentence } from './comparison';
import styles from './comparison-view.module.css';
import { FigureText } from './figure-text';

type WithGlance = SpeciesPage & { glance: Glance };

const hasGlance = (page: SpeciesPage): page is WithGlance => page.glance !== null;

function Head({ animal }: SpeciesPage) {
  return (
    <>
      <img src={animal.image} alt="" width="1200" height="900" />
      <Link to={paths.animal(animal.id)}>{animal.name}</Link>
      <span className="latin" lang="la">
        {animal.scientific_name}
      </span>
    </>
  );
}

function ToScale({ pages }: { pages: readonly SpeciesPage[] }) {
  const scaled = pages.flatMap(({ animal, size, box }) => (size && box ? [{ animal, size, box }] : []));
  if (scaled.length < pages.length) return null;
  const companion = chooseCompanion({
    width: Math.max(...scaled.map(({ size }) => size.width)),
    height: Math.max(...scaled.map(({ size }) => size.height)),
  });
  const names = scaled.map(({ animal }) => animal.name).join(' and ');
  return (
    <div className={styles.scale}>
      <figure>
        <ScaleDrawing
          animals={scaled}
          companion={companion}
          label={`${names} to scale beside ${companion.text}`}
        />
        <figcaption className="note">
          To scale, beside {companion.text}: {names}, from left to right.
        </figcaption>
      </figure>
      <Closer scaled={scaled} others={companion} />
    </div>
  );
}

/** An animal below this share of the largest is only a dot. */
const DOT = 0.08;

const extent = ({ width, height }: { width: number; height: number }) => Math.max(width, height);

/** Shows an animal that is too small to make out once more, beside a hand or a coin. */
function Closer({ scaled, others }: { scaled: readonly ScaledAnimal[]; others: Companion }) {
  const largest = Math.max(extent(others), ...scaled.map(({ size }) => extent(size)));
  return scaled.map((one, at) => {
    const companion = chooseCompanion(one.size);
    if (companion === others || extent(one.size) > largest * DOT) return null;
    return (
      <figure key={one.animal.slug} className={styles.closer}>
        <ScaleDrawing
          animals={[one]}
          firstTone={at}
          companion={companion}
          label={`${one.animal.name} to scale beside ${companion.text}`}
        />
        <figcaption className="note">
          Closer: {one.animal.name} beside {companion.text}.
        </figcaption>
      </figure>
    );
  });
}

export function ComparisonView({ pages }: { pages: readonly [SpeciesPage, SpeciesPage] }) {
  const known = pages.filter(hasGlance);
  const [a, b] = known;
  const tells = a && b ? tellsApart(a, b) : [];
  const title = pages.map(({ animal }) => animal.name).join(' and ');
  const lead = a && b ? weightSentence(a, b) : undefined;
  return (
    <section aria-labelledby="side-by-side">
      <h2 id="side-by-side" className="over-4">
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {tells.map((tell) => (
        <p key={tell} className={styles.tell}>
          {tell}
        </p>
      ))}
      <ToScale pages={pages} />
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {pages.map((page) => (
              <th key={page.animal.id} scope="col">
                <Head {...page} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Conservation</th>
            {pages.map(({ animal }) => (
              <td key={animal.id} className={styles.status}>
                <ConservationScale status={animal.conservation_status} />
              </td>
            ))}
          </tr>
          {comparedRows(known).map(({ label, caveats = [], values }) => (
            <tr key={label}>
              <th scope="row">
                <FigureText figure={{ value: label, scope: caveats }} />
              </th>
              {values.map((value, at) => (
                <td key={known[at]?.animal.id}>
                  {value ? <FigureText figure={value} /> : <span className={styles.none}>Not given</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ComparedSources pages={pages} />
      <PrintedCitation title={title} path={paths.compare(pages[0].animal.slug, pages[1].animal.slug)} />
    </section>
  );
}
