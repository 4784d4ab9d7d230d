import type { Glance } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { Said } from '../../../lib/language/said';
import { Notes } from '../glance/notes';

export function WhatIsDone({ conservation }: Pick<Glance, 'conservation'>) {
  return (
    <section className="shrinks" aria-labelledby="what-is-done">
      <h2 id="what-is-done">{m.done_title()}</h2>
      <p className="measure over-4 ink-2">
        <Said text={conservation.text} />
        <Notes from={conservation.from} />
      </p>
    </section>
  );
}

/** The same advice for all wild animals. */
export function WhatYouCanDo() {
  return (
    <section className="shrinks screen-only" aria-labelledby="what-you-can-do">
      <h2 id="what-you-can-do">{m.you_title()}</h2>
      <p className="measure over-4 ink-2">
        {m.you_advice()}{' '}
        <a href="https://wccb.gov.in/" rel="noreferrer">
          {m.you_bureau()}
        </a>{' '}
        {m.you_or()} <a href="tel:1800119334">1800&nbsp;11&nbsp;9334</a>
        {m.you_elsewhere()}
      </p>
    </section>
  );
}
