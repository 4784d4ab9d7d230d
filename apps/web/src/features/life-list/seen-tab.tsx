import { ConfirmDialog, FilterPills, Menu, SearchField, Select } from '@aranya/ui';
import { animalTypes, type AnimalType, containsFolded } from '@aranya/wildlife-data';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { m } from '../../lib/language/messages';
import { filled } from '../../lib/language/filled';
import { recordWord } from '../../lib/language/record-word';
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

const orders = () =>
  [
    { value: 'newest', label: m.life_newest() },
    { value: 'name', label: m.life_name() },
    { value: 'class', label: m.life_class() },
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
  if (seen.length === 0) return <p className="pad-top-4 ink-2">{m.life_none()}</p>;
  return (
    <div className="stack gap-4">
      <ProgressHead seen={seen} count={count} />
      <div className={`screen-only stack gap-2 two ${styles.filters}`}>
        <SearchField
          label={m.life_search()}
          placeholder={m.life_search_hint()}
          value={text}
          onValueChange={setText}
        />
        <Select label={m.life_sort()} labelHidden options={orders()} value={order} onValueChange={setOrder} />
      </div>
      {types.length > 1 && (
        <FilterPills
          className="screen-only"
          label={m.life_class()}
          value={type}
          onValueChange={setType}
          options={[
            { value: 'All', label: m.life_all() },
            ...types.map((value) => ({ value, label: recordWord(value) })),
          ]}
        />
      )}
      <p className="ink-2 unless-empty" role="status">
        {ready && shown.length === 0 ? m.life_not_found() : ''}
      </p>
      <ul className={styles.species} aria-label={m.life_seen_species()}>
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
        title={m.life_remove_title({ name: removing?.animal.name ?? '' })}
        description={
          removing && removing.entry.times > 1 ? m.life_remove_ticked_text() : m.life_remove_text()
        }
        confirmLabel={m.life_remove()}
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
    ...(entry.record ? [menuItem(m.life_change_day(), Pencil, onChange)] : []),
    ...(entry.record || entry.imported
      ? [menuItem(entry.record ? m.life_remove_ticked() : m.life_remove_imported(), Trash2, onRemove, true)]
      : []),
    ...(postId === null
      ? []
      : [menuItem(m.life_edit_first(), Pencil, () => navigate(`${paths.post(postId)}?edit=true`))]),
  ];
  return <Menu label={m.life_change({ name: animal.name })} items={items} />;
}

interface SeenItemProps {
  seen: SeenSpecies;
  menu: ReactNode;
}

function SeenItem({ seen: { animal, entry }, menu }: SeenItemProps) {
  const { first, latest, times } = entry;
  const place = placeText(first.place);
  const day = first.seen_on === null ? m.life_unknown_day() : seenOnText(first.seen_on, 'short');
  return (
    <li className={styles.item}>
      <AnimalPortrait animal={entry} size={64} />
      <div className="stack shrinks gap-hair lh-135 grows">
        <LinkOrText className="bold breaks ink" to={animal.path}>
          {animal.name}
        </LinkOrText>
        {animal.note !== undefined && <span className="small ink-2">{animal.note}</span>}
        <span className="small ink-2 breaks">
          {filled((first.seen_on === null ? m.life_seen_on : m.life_first_seen)({ day: '{day}' }), {
            day: first.post_id === null ? day : <SiteLink to={paths.post(first.post_id)}>{day}</SiteLink>,
          })}
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
            {m.life_times({ count: times, day: seenOnText(latest.seen_on ?? '', 'short') })}
          </span>
        )}
      </div>
      {menu}
    </li>
  );
}
