import type { Glance } from '@aranya/wildlife-data';
import { Notes } from '../glance/notes';

export function WhatIsDone({ conservation }: Pick<Glance, 'conservation'>) {
  return (
    <section className="shrinks" aria-labelledby="what-is-done">
      <h2 id="what-is-done">What is done for it</h2>
      <p className="measure over-4 ink-2">
        {conservation.text}
        <Notes from={conservation.from} />
      </p>
    </section>
  );
}

/** The same advice for all wild animals. */
export function WhatYouCanDo() {
  return (
    <section className="shrinks screen-only" aria-labelledby="what-you-can-do">
      <h2 id="what-you-can-do">What you can do</h2>
      <p className="measure over-4 ink-2">
        Keep your distance, feed no wild animal and leave nests and dens alone. Buy no wild animal, and
        nothing made of one: no ivory, fur, shell or coral. Report hunting and trade in India to the{' '}
        <a href="https://wccb.gov.in/" rel="noreferrer">
          Wildlife Crime Control Bureau
        </a>{' '}
        or to the free national helpline, <a href="tel:1800119334">1800&nbsp;11&nbsp;9334</a>; elsewhere to
        the police or the wildlife authority.
      </p>
    </section>
  );
}
