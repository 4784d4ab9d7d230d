import { Button, SearchField } from '@aranya/ui';
import { animalsOfPark, parks, roster } from '@aranya/wildlife-data';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
import { findTaxaOnDevice } from '../../data/taxa/taxa-on-device';
import { useTaxaByName } from '../../data/taxa/use-taxa-by-name';
import { toShownAnimal, type KeyedAnimal } from '../../lib/animals';
import { FreeNameForm } from '../../parts/species-search/free-name-form';
import { ownWords } from '../../parts/species-search/own-words';
import { noAnimalText, notOnDeviceText } from '../../parts/species-search/no-species-text';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';
import { beyondCatalogue, MAX_TAXA } from '../../parts/species-search/use-animal-search';
import { useIsNamed } from '../../parts/species-search/use-is-named';
import styles from './add-seen.module.css';
import { AlreadyListed } from './already-listed';
import type { SeenDraft } from './seen-draft';

interface TickListProps {
  seen: ReadonlySet<string>;
  /** Keys ticked at first. */
  chosen: readonly string[];
  /** Species of its common park come first. */
  draft: SeenDraft;
  onTick: (animal: KeyedAnimal) => void;
}

/** Lists the guide's animals that match the text, first those that a link named, then those of the park. */
function useGuide(text: string, { seen, chosen, draft }: Omit<TickListProps, 'onTick'>) {
  const park = parks.find(({ slug }) => slug === draft.common.park);
  const here = new Set((park ? animalsOfPark(roster, park) : []).map(({ slug }) => slug));
  const { isNamed, ready } = useIsNamed(text);
  const all = roster.filter(({ slug, name, scientific_name }) => isNamed(slug, name, scientific_name));
  const rank = (slug: string) => Number(chosen.includes(slug)) * 2 + Number(here.has(slug));
  const found = all
    .map(({ slug }) => slug)
    .filter((slug) => draft.ticked.includes(slug) || !seen.has(slug))
    .sort((one, other) => rank(other) - rank(one));
  const known = all.find(({ slug }) => seen.has(slug));
  return { found, known: known && { species: known.slug }, ready };
}

export function TickList({ seen, chosen, draft, onTick }: TickListProps) {
  const { ticked, taxa } = draft;
  const [typed, setText] = useState('');
  const [kept, setKept] = useState<string | null>(null);
  const text = typed.trim();
  const guide = useGuide(text, { seen, chosen, draft });
  const { answer, pending } = useTaxaByName(text, MAX_TAXA, findTaxaOnDevice);
  const beyond = pending ? [] : answer.taxa.map(beyondCatalogue);

  const found: KeyedAnimal[] = [
    ...guide.found.map((species) => ({ species })),
    ...beyond.filter(({ species }) => !seen.has(species)),
  ];
  const others = ticked
    .filter((key) => !found.some(({ species }) => species === key))
    .map((species) => ({ species, taxon: taxa[species] }));
  // Ticked animals stay in sight, but below search results.
  const listed = text === '' ? [...others, ...found] : [...found, ...others];
  const known =
    guide.found.length > 0
      ? undefined
      : (guide.known ?? (found.length > 0 ? undefined : beyond.find(({ species }) => seen.has(species))));
  const isNone = guide.ready && !pending && found.length === 0;
  const own = text === '' || !guide.ready || pending ? undefined : ownWords(text, [...found, ...beyond]);

  return (
    <>
      <SearchField
        label={m.seen_tick_search()}
        placeholder={m.seen_tick_search_hint()}
        value={typed}
        onValueChange={setText}
      />
      <p className="unless-empty small ink-2" role="status">
        {guide.ready && known && <AlreadyListed animal={known} />}
        {isNone && !known && (answer.onDevice ? notOnDeviceText(text) : noAnimalText(text, answer.failed))}
      </p>
      {kept !== null && (
        <FreeNameForm
          words={kept}
          onKeep={(species) => {
            setKept(null);
            setText('');
            if (!ticked.includes(species)) onTick({ species });
          }}
          onCancel={() => setKept(null)}
        />
      )}
      {kept === null && own !== undefined && (
        <Button className="start" variant="quiet" onClick={() => setKept(own)}>
          {m.seen_keep_own({ words: own })}
        </Button>
      )}
      <ul className={styles.list} aria-label={m.seen_to_tick()}>
        {listed.map((animal) => {
          const { name, scientificName, note } = toShownAnimal(animal);
          return (
            <li key={animal.species}>
              <label className={styles.row}>
                <AnimalPortrait animal={animal} size={44} />
                <span className="stack shrinks grows lh-13 semibold">
                  {name}
                  {scientificName !== undefined && (
                    <span className={`latin ${styles.latin}`} lang="la">
                      {scientificName}
                    </span>
                  )}
                  {note !== undefined && <span className="small ink-2">{note}</span>}
                </span>
                <input
                  type="checkbox"
                  checked={ticked.includes(animal.species)}
                  onChange={() => onTick(animal)}
                />
              </label>
            </li>
          );
        })}
      </ul>
    </>
  );
}
