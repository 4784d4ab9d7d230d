import { cardClass } from '@aranya/ui';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { SiteLink } from '../../../lib/language/site-link';
import { Portrait } from '../../../lib/artwork';
import { paths } from '../../../lib/paths';
import styles from './compare-page.module.css';
import type { FamousPair } from './famous-pairs.server';

export function PairCards({ pairs }: { pairs: readonly FamousPair[] }) {
  return (
    <section className="screen-only by-script over-6" aria-labelledby="famous-pairs">
      <h2 id="famous-pairs" className="size-3">
        {m.compare_pairs()}
      </h2>
      <ul className={styles.pairs}>
        {pairs.map(({ heads: [a, b], tell }) => (
          <li key={a.slug} className={cardClass({ interactive: true })}>
            <div className={`flex clip ${styles.faces}`}>
              <Portrait slug={a.slug} size={240} />
              <Portrait slug={b.slug} size={240} />
            </div>
            <div className="pad-4-5">
              <h3 className="size-4">
                <SiteLink className="plain covers" to={paths.compare(a.slug, b.slug)}>
                  {m.compare_pair({ a: a.name, b: b.name })}
                </SiteLink>
              </h3>
              <p className="over-2 small ink-2">
                <Said text={tell} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
