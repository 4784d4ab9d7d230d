import type { LifeListTargets } from '@aranya/contracts';
import { notify, Select, Spinner } from '@aranya/ui';
import { animalsOfPark, parks, roster } from '@aranya/wildlife-data';
import { parseAsInteger, parseAsString, useQueryStates } from 'nuqs';
import { useRef, useState } from 'react';
import { intlLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { monthName, yearOfMonths } from '../../lib/language/month-name';
import { SiteLink } from '../../lib/language/site-link';
import { v4 as newId } from 'uuid';
import { useAddSeen } from './use-add-seen';
import { useRemoveSeen } from '../../data/life-list/use-life-list';
import { useTargets } from '../../data/life-list/use-targets';
import { takeQuietly } from '../../data/outbox/queue-actions';
import { tellFailure } from '../../lib/api';
import { toShownAnimal, type KeyedAnimal } from '../../lib/animals';
import { findNamedArea, type NamedArea } from '../../lib/areas';
import { ButtonLink } from '../../lib/button-link';
import { paths } from '../../lib/paths';
import { QueryError } from '../../lib/query-error';
import { showUndo } from '../../lib/show-undo';
import { ParkSearch } from '../../parts/park-search/park-search';
import { localToday } from '../../parts/post-editor/sighting/sighting-draft';
import { AnimalPortrait } from '../../parts/species-search/animal-portrait';
import styles from './life-list.module.css';
import { Portraits } from '../../parts/species-search/portraits';
import { targetsTitle, unseenTitle } from './targets-title';

const monthOptions = () => yearOfMonths.map((month) => ({ value: String(month), label: monthName(month) }));

const searchParams = { park: parseAsString, month: parseAsInteger };

/**
 * Shows what others saw in an area in a month and the user's list lacks.
 * @param seen keys on the list
 */
export function TargetsTab({ seen }: { seen: ReadonlySet<string> }) {
  const [asked, setAsked] = useQueryStates(searchParams, { history: 'push' });
  const area = findNamedArea(asked.park ?? '');
  const month = yearOfMonths.find((one) => one === asked.month) ?? new Date().getMonth() + 1;
  const found = useTargets(area ? { park: area.key, month } : null);
  return (
    <div className="stack gap-5 pad-top-4">
      <div
        role="search"
        aria-label={m.life_targets_search()}
        className={`stack gap-3 bottoms ${styles.filters}`}
      >
        <ParkSearch
          label={m.life_targets_park()}
          labelHidden={false}
          placeholder={m.life_targets_where()}
          park={area?.key}
          onSelect={(park) => void setAsked({ park })}
          onType={(text) => area && text === '' && void setAsked({ park: null })}
        />
        <Select
          label={m.life_targets_month()}
          options={monthOptions()}
          value={String(month)}
          onValueChange={(value) => void setAsked({ month: Number(value) })}
        />
      </div>
      {!area && <p className="ink-2">{m.life_targets_choose()}</p>}
      {area && found.data && <Targets area={area} month={month} found={found.data} seen={seen} />}
      {area && !found.data && (
        <div>
          {found.error ? (
            <QueryError query={found} title={m.life_targets_failed()} />
          ) : (
            <Spinner label={m.life_targets_loading()} />
          )}
        </div>
      )}
    </div>
  );
}

interface TargetsProps {
  area: NamedArea;
  month: number;
  found: LifeListTargets;
  seen: ReadonlySet<string>;
}

/** Marks animals as seen today in an area, each with one click that can be undone. */
function useMarkSeen(park: string) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { mutateAsync: add } = useAddSeen();
  const { mutate: remove } = useRemoveSeen();
  const unmark = (key: string) => setMarked((before) => new Set([...before].filter((one) => one !== key)));
  const mark = (animal: KeyedAnimal) => {
    const { species } = animal;
    const clientId = newId();
    setMarked((before) => new Set([...before, species]));
    const undo = async () => {
      unmark(species);
      if ((await takeQuietly(clientId)) === null) remove({ body: { species } });
    };
    add({
      clientId,
      records: [{ species, seen_on: localToday(), park }],
      names: toShownAnimal(animal).name,
    }).then(
      // An entry of another device must not be undone here.
      ({ message, wasThere }) => (wasThere ? notify.success(message) : showUndo(message, () => void undo())),
      (refused: unknown) => {
        void takeQuietly(clientId);
        unmark(species);
        tellFailure(refused);
      },
    );
  };
  return { marked, mark };
}

function Targets({ area, month, found, seen }: TargetsProps) {
  const { noted } = found;
  const { marked, mark } = useMarkSeen(area.key);
  const heading = useRef<HTMLHeadingElement>(null);
  const targets = found.targets.filter(({ species }) => !seen.has(species) && !marked.has(species));
  const total = found.total - (found.targets.length - targets.length);
  const title = targetsTitle({ total, noted }, area.name, monthName(month));
  const guide = noted === 0 ? unseenOfGuide(area, seen) : [];
  return (
    <section className="stack gap-4" aria-labelledby="targets">
      <div role="status">
        <h2 id="targets" className="size-4" ref={heading} tabIndex={-1}>
          {guide.length > 0 ? unseenTitle(guide.length, area.name) : title}
        </h2>
        {guide.length > 0 && <p className="over-1 small ink-2">{title}.</p>}
      </div>
      {targets.length > 0 && targets.length < total && (
        <p className="small ink-2">{m.life_targets_most({ count: targets.length })}</p>
      )}
      {targets.length > 0 && (
        <ul className={styles.species} aria-label={m.life_tab_targets()}>
          {targets.map(({ members, ...animal }) => {
            const { name, scientificName, path = '' } = toShownAnimal(animal);
            return (
              <li key={animal.species} className={styles.item}>
                <AnimalPortrait animal={animal} size={56} />
                <span className="stack shrinks grows lh-13">
                  <SiteLink className="bold breaks ink" to={path}>
                    {name}
                  </SiteLink>
                  {scientificName !== undefined && (
                    <i className="latin small ink-2 breaks" lang="la">
                      {scientificName}
                    </i>
                  )}
                  <span className="small ink-2">
                    {m.life_noted_by({ count: members, number: members.toLocaleString(intlLocale()) })}
                  </span>
                </span>
                <button
                  type="button"
                  className={`rigid ${styles.seenIt}`}
                  onClick={() => {
                    mark(animal);
                    heading.current?.focus();
                  }}
                >
                  {m.life_seen_it()}
                  <span className="visually-hidden"> {name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {guide.length > 0 && <Portraits label={m.life_guide_species()} animals={guide} isUnseen />}
      <ButtonLink variant="outline" className="start" to={paths.parkSightings(area.key)}>
        {m.life_there()}
      </ButtonLink>
    </section>
  );
}

/** The guide's species of the park; none of an area beyond the guide. */
function unseenOfGuide(area: NamedArea, seen: ReadonlySet<string>): KeyedAnimal[] {
  const park = parks.find(({ slug }) => slug === area.key);
  return (park ? animalsOfPark(roster, park) : [])
    .filter(({ slug }) => !seen.has(slug))
    .map(({ slug }) => ({ species: slug }));
}
