import { FIRST_SIGHTING_DAY } from '@aranya/contracts';
import { Button, Dialog, SearchField, Select, TextField } from '@aranya/ui';
import { animalsOfPark, folded, parks, roster } from '@aranya/wildlife-data';
import { type FormEvent, useId, useState } from 'react';
import { artwork } from '../../lib/artwork';
import { ApiError, errorText } from '../../lib/api';
import { useCloseAnimals } from '../../parts/species-search/use-close-animals';
import styles from './add-seen.module.css';
import { useAddSeen } from '../../data/life-list/use-life-list';

/** Returns the visitor's local day. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

const parkOptions = [
  { value: '', label: 'No park' },
  ...parks
    .map(({ slug, name }) => ({ value: slug, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en')),
];

interface AddSeenDialogProps {
  /** These slugs are on the list already. */
  seen: ReadonlySet<string>;
  /** These slugs are ticked at first. */
  chosen: readonly string[];
  onClose: () => void;
}

/** Ticks several species with one day and one park. */
export function AddSeenDialog({ seen, chosen, onClose }: AddSeenDialogProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(chosen));
  const [seenOn, setSeenOn] = useState(today);
  const [park, setPark] = useState('');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useAddSeen();
  const formId = useId();

  const chosenPark = parks.find(({ slug }) => slug === park);
  const here = new Set((chosenPark ? animalsOfPark(roster, chosenPark) : []).map(({ slug }) => slug));
  const { close, ready } = useCloseAnimals(text);
  const closeSlugs = new Set(close.map(({ animal }) => animal.slug));
  const isFound = ({ slug, name, scientific_name }: (typeof roster)[number]) =>
    closeSlugs.has(slug) || folded(`${name} ${scientific_name}`).includes(folded(text.trim()));
  // Matches of the search come first, then the species that a link named, then those of the park.
  const rank = (species: (typeof roster)[number]) =>
    Number(isFound(species)) * 4 + Number(chosen.includes(species.slug)) * 2 + Number(here.has(species.slug));
  const listed = roster
    .filter((species) => ticked.has(species.slug) || (!seen.has(species.slug) && isFound(species)))
    .sort((a, b) => rank(b) - rank(a));
  const none =
    !ready || roster.some((species) => !seen.has(species.slug) && isFound(species)) ? '' : noneText();

  function noneText(): string {
    const known = roster.find(isFound);
    return known ? `${known.name} is already on your life list.` : 'No species has that name.';
  }

  const tick = (slug: string) => {
    setError(undefined);
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(slug)) next.add(slug);
      return next;
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (ticked.size === 0) return setError('Tick a species first.');
    mutate(
      { body: { species: [...ticked], seen_on: seenOn, park: park === '' ? null : park } },
      {
        onSuccess: onClose,
        onError: (refused) =>
          setError((refused instanceof ApiError && refused.fields?.['seen_on']) || errorText(refused)),
      },
    );
  };
  const what = ticked.size === 1 ? '1 species' : `${ticked.size} species`;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="What have you seen?"
      footer={
        <div className={styles.actions}>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={isPending} pendingLabel="Adding">
            {ticked.size === 0 ? 'Add to your life list' : `Add ${what}`}
          </Button>
        </div>
      }
      description="Tick everything you saw on one day. Others only ever see the month."
    >
      <form id={formId} className="stack gap-4" onSubmit={submit} noValidate>
        <div className={styles.where}>
          <TextField
            label="Day"
            type="date"
            min={FIRST_SIGHTING_DAY}
            required
            value={seenOn}
            onChange={(event) => setSeenOn(event.target.value)}
          />
          <Select label="Park" options={parkOptions} value={park} onValueChange={setPark} />
        </div>
        <SearchField
          label="Search species"
          placeholder="Search by name"
          value={text}
          onValueChange={setText}
        />
        <ul className={styles.list} aria-label="Species to tick">
          {listed.map(({ slug, name, scientific_name }) => (
            <li key={slug}>
              <label className={styles.row}>
                <img src={artwork.portrait(slug)} alt="" width="44" height="44" loading="lazy" />
                <span className={styles.names}>
                  {name}
                  <span className={`latin ${styles.latin}`} lang="la">
                    {scientific_name}
                  </span>
                </span>
                <input type="checkbox" checked={ticked.has(slug)} onChange={() => tick(slug)} />
              </label>
            </li>
          ))}
        </ul>
        <p className={styles.error} role="alert">
          {error ?? none}
        </p>
      </form>
    </Dialog>
  );
}
