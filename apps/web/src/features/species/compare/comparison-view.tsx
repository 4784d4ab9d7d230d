import type { Glance } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
import { paths } from '../../../lib/paths';
import { PrintedCitation } from '../../../parts/cite/printed-citation';
import { ConservationScale } from '../conservation/conservation-scale';
import type { SpeciesPage } from '../detail/species-page.server';
import { ComparedSources } from './compared-sources';
import { comparedRows, tellsApart, weightSentence } from './comparison';
import styles from './comparison-view.module.css';
import { type FacingAnimal, FaceToFace } from './face-to-face';
import { FigureText } from './figure-text';

type WithGlance = SpeciesPage & { glance: Glance };

const hasGlance = (page: SpeciesPage): page is WithGlance => page.glance !== null;

function Head({ animal }: SpeciesPage) {
  return (
    <>
      <img src={animal.image} alt="" width="1200" height="900" />
      <SiteLink to={paths.animal(animal.id)}>{animal.name}</SiteLink>
      <span className="latin" lang="la">
        {animal.scientific_name}
      </span>
    </>
  );
}

/** Returns null where the drawing shows none of its sizes. */
function toFacing({ animal, size, box, glance }: SpeciesPage): FacingAnimal | null {
  const measured = glance?.size.find(({ measure }) => measure === size?.measure);
  return size && box && measured ? { animal, size, box, measured } : null;
}

function ToScale({ pages: [a, b] }: { pages: readonly [SpeciesPage, SpeciesPage] }) {
  const [one, other] = [toFacing(a), toFacing(b)];
  return one && other && <FaceToFace facing={[one, other]} />;
}

export function ComparisonView({ pages }: { pages: readonly [SpeciesPage, SpeciesPage] }) {
  const known = pages.filter(hasGlance);
  const [a, b] = known;
  const tells = a && b ? tellsApart(a, b) : [];
  const title = m.compare_pair({ a: pages[0].animal.name, b: pages[1].animal.name });
  const lead = a && b ? weightSentence(a, b) : undefined;
  return (
    <section aria-labelledby="side-by-side">
      <h2 id="side-by-side" className="over-4">
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ToScale pages={pages} />
      {tells.map((tell) => (
        <p key={tell} className={styles.tell}>
          <Said text={tell} />
        </p>
      ))}
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
            <th scope="row">{m.card_conservation()}</th>
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
                  {value ? (
                    <FigureText figure={value} />
                  ) : (
                    <span className={styles.none}>{m.compare_not_given()}</span>
                  )}
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
