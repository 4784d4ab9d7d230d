import { ConfirmDialog, FilterPills, Menu, SearchField, Select } from '@aranya/ui';
import { animalTypes, type AnimalType, containsFolded } from '@aranya/wildlife-data';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSiteNavigate } from '../../lib/language/use-site-navigate';
import { SiteLink } from '../../lib/language/site-link';
import { LinkOrText } from '../../lib/link-or-text';
import { menuItem } from '../../lib/menu-item';
import { paths } from '../../lib/paths';
import { NearWords } from '../../parts/sighting/near-words';
import { seenOnText } from '../../parts/sighting/sighting-texts';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';
import { useIsNamed } from '../../parts/species-search/use-is-named';
import styles from './life-list.module.css';
import { placeText, type SeenSpecies, sorted, type SortOrder } from './life-list.rules';
import { ProgressHead } from './progress-head';
import { SeenDialog } from './seen-dialog';
import { toSeenDraft } from './seen-draft';
import { useRemoveSeen } from '../../data/life-list/use-life-list';

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'name', label: 'Name' },
  { value: 'class', label: 'Class' },
] as const satisfies readonly { value: SortOrder; label: string }[];

interface SeenTabProps {
  seen: readonly SeenSpecies[];
  /** Counted as birders count. */
  count: number;
  own: boolean;
}

export function SeenTab({ seen, count, own }: SeenTabProps) {
  const [text, setText] = useState('');
  const [order, setOrder] = useState<SortOrder>('newest');
  const [type, setType] = useState<AnimalType | 'All'>('All');
  const [removing, setRemoving] = useState<SeenSpecies | null>(null);
  const [changing, setChanging] = useState<SeenSpecies | null>(null);
  const { mutate, isPending } = useRemoveSeen();
  const { isNamed, ready } = useIsNamed(text);
  const types = animalTypes.filter((each) => seen.some((one) => one.type === each));
  const shown = sorted(seen, order).filter(
    ({ animal: { name, scientificName = '' }, entry, ...one }) =>
      (type === 'All' || one.type === type) &&
      (isNamed(entry.species, name, scientificName) || containsFolded([firstText(entry)], text)),
  );
  if (seen.length === 0) return <p className="pad-top-4 ink-2">Nothing is on this list yet.</p>;
  return (
    <div className="stack gap-4">
      <ProgressHead seen={seen} count={count} />
      <div className={`screen-only stack gap-2 two ${styles.filters}`}>
        <SearchField label="Search the list" placeholder="Search" value={text} onValueChange={setText} />
        <Select label="Sort" labelHidden options={orders} value={order} onValueChange={setOrder} />
      </div>
      {types.length > 1 && (
        <FilterPills
          className="screen-only"
          label="Class"
          value={type}
          onValueChange={setType}
          options={[{ value: 'All', label: 'All' }, ...types.map((value) => ({ value, label: value }))]}
        />
      )}
      <p className="ink-2 unless-empty" role="status">
        {ready && shown.length === 0 ? 'No species on this list has that name, day or place.' : ''}
      </p>
      <ul className={styles.species} aria-label="Species seen">
        {shown.map((each) => (
          <SeenItem
            key={each.entry.species}
            seen={each}
            menu={
              own && (
                <SeenMenu seen={each} onChange={() => setChanging(each)} onRemove={() => setRemoving(each)} />
              )
            }
          />
        ))}
      </ul>
      {changing?.entry.record && (
        <SeenDialog
          first={toSeenDraft(changing.entry.species, changing.entry.record)}
          listed={changing.animal.name}
          onClose={() => setChanging(null)}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={(open) => !open && setRemoving(null)}
        title={`Remove ${removing?.animal.name ?? ''}?`}
        description={
          removing && removing.entry.times > 1
            ? 'What you ticked or imported is removed. Sightings in your posts stay.'
            : 'It is removed from your life list, with its day and place.'
        }
        confirmLabel="Remove"
        pending={isPending}
        onConfirm={() =>
          removing &&
          mutate({ body: { species: removing.entry.species } }, { onSettled: () => setRemoving(null) })
        }
      />
    </div>
  );
}

const firstText = ({ first }: SeenSpecies['entry']) =>
  `${first.seen_on === null ? '' : seenOnText(first.seen_on)} ${placeText(first.place)}`;

interface SeenMenuProps {
  seen: SeenSpecies;
  onChange: () => void;
  onRemove: () => void;
}

/** An entry is edited here, a sighting in its post. */
function SeenMenu({ seen: { animal, entry }, onChange, onRemove }: SeenMenuProps) {
  const navigate = useSiteNavigate();
  const { post_id: postId } = entry.first;
  const items = [
    ...(entry.record ? [menuItem('Change day and park', Pencil, onChange)] : []),
    ...(entry.record || entry.imported
      ? [
          menuItem(
            entry.record ? 'Remove what you ticked' : 'Remove what you imported',
            Trash2,
            onRemove,
            true,
          ),
        ]
      : []),
    ...(postId === null
      ? []
      : [
          menuItem('Edit the post of the first sighting', Pencil, () =>
            navigate(`${paths.post(postId)}?edit=true`),
          ),
        ]),
  ];
  return <Menu label={`Change ${animal.name}`} items={items} />;
}

interface SeenItemProps {
  seen: SeenSpecies;
  menu: ReactNode;
}

function SeenItem({ seen: { animal, entry }, menu }: SeenItemProps) {
  const { first, latest, times } = entry;
  const place = placeText(first.place);
  const day = first.seen_on === null ? 'an unknown day' : seenOnText(first.seen_on, 'short');
  return (
    <li className={styles.item}>
      <AnimalPortrait animal={entry} size={64} />
      <div className="stack shrinks gap-hair lh-135 grows">
        <LinkOrText className="bold breaks ink" to={animal.path}>
          {animal.name}
        </LinkOrText>
        {animal.note !== undefined && <span className="small ink-2">{animal.note}</span>}
        <span className="small ink-2 breaks">
          {first.seen_on === null ? 'Seen on ' : 'First seen '}
          {first.post_id === null ? day : <SiteLink to={paths.post(first.post_id)}>{day}</SiteLink>}
        </span>
        {place !== '' && (
          <span className="small ink-2 breaks">
            {first.place?.kind === 'cell' ? (
              <NearWords place={first.place} otherwise={place} capitalised />
            ) : (
              place
            )}
          </span>
        )}
        {times > 1 && (
          <span className="small ink-2 breaks">
            Seen {times} times, latest {seenOnText(latest.seen_on ?? '', 'short')}
          </span>
        )}
      </div>
      {menu}
    </li>
  );
}
