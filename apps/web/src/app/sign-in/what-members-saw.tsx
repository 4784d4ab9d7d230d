import type { SightingSummary } from '@aranya/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import { fetchSummary } from '../../data/sightings/fetch-summary';
import { useSummary } from '../../data/sightings/use-summary';
import { artwork } from '../../lib/artwork';
import { findPark, findSpecies } from '../../lib/catalogue';
import { m } from '../../lib/language/messages';
import { recordWord } from '../../lib/language/record-word';
import { Said } from '../../lib/language/said';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { summaryText } from '../../parts/sighting/summary-text';

/** Well-known parks; each is one small cached answer. */
const KNOWN_PARKS = [
  'tadoba-national-park',
  'kaziranga-national-park',
  'ranthambore-national-park',
  'hemis-national-park',
  'jim-corbett-national-park',
  'gir-national-park',
];
const SHOWN_PARKS = 3;
const SHOWN_SPECIES = 5;

export default function WhatMembersSaw() {
  const { species = '', park = '' } = useMatches().at(-1)?.params ?? {};
  const known = findSpecies(species);
  if (known) return <OfSpecies {...known} />;
  return findPark(park) ? <InParks parks={[park]} /> : <InParks parks={KNOWN_PARKS} />;
}

function OfSpecies({ id, slug, name }: { id: number; slug: string; name: string }) {
  const summary = useSummary({ species: slug });
  if (!summary) return null;
  return (
    <Seen>
      <li className="stack">
        <SiteLink className="target inline medium" to={paths.animal(id)}>
          <Said text={recordWord(name)} />
        </SiteLink>
        <p className="small ink-2">{summaryText(summary)}</p>
      </li>
    </Seen>
  );
}

function InParks({ parks }: { parks: readonly string[] }) {
  const [summaries, setSummaries] = useState<{ park: string; summary: SightingSummary }[]>([]);
  const key = parks.join();
  useEffect(() => {
    const call = new AbortController();
    const ask = async (park: string) => ({ park, summary: await fetchSummary({ park }, call.signal) });
    void Promise.allSettled(key.split(',').map(ask)).then((all) => {
      const read = all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      if (!call.signal.aborted && read.length > 0) setSummaries(read);
    });
    return () => call.abort();
  }, [key]);
  const seen = summaries
    .filter(({ summary }) => summary.total > 0)
    .sort((a, b) => b.summary.total - a.summary.total)
    .slice(0, SHOWN_PARKS);
  if (seen.length === 0) return null;
  return (
    <Seen>
      {seen.map(({ park, summary }) => (
        <li className="stack" key={park}>
          <SiteLink className="target inline medium" to={paths.park(park)}>
            <Said text={recordWord(findPark(park)?.name ?? '')} />
          </SiteLink>
          <p className="small ink-2">{summaryText(summary)}</p>
          <ul className="cluster over-2 gap-2" aria-label={m.entry_seen_here()}>
            {summary.species.slice(0, SHOWN_SPECIES).map(({ species }) => (
              <Portrait key={species} slug={species} />
            ))}
          </ul>
        </li>
      ))}
    </Seen>
  );
}

function Portrait({ slug }: { slug: string }) {
  const species = findSpecies(slug);
  if (!species) return null;
  const name = recordWord(species.name);
  return (
    <li>
      <SiteLink className="block circle" to={paths.animal(species.id)} title={name}>
        <img className="circle sand cover" src={artwork.portrait(slug)} alt={name} width="44" height="44" />
      </SiteLink>
    </li>
  );
}

function Seen({ children }: { children: ReactNode }) {
  return (
    <section className="panel stack gap-3 pad-5" aria-labelledby="what-members-saw">
      <h2 className="size-4" id="what-members-saw">
        {m.entry_seen()}
      </h2>
      <ul className="stack gap-4">{children}</ul>
      <p className="note">{m.entry_seen_note()}</p>
    </section>
  );
}
