import { Button } from '@aranya/ui';
import type { Match } from '@aranya/wildlife-data';
import { m } from '../../../lib/language/messages';
import { fitText } from './criteria-text';
import styles from './where-and-when.module.css';
import { MatchList } from './match-list';
import type { Trip } from './use-trip';

interface TripMatchesProps {
  trip: Trip;
  /** Slug of the park in the address, or blank. */
  selected: string;
}

export function TripMatches({
  trip: { criteria, wanted, fits, nearly, choose },
  selected,
}: TripMatchesProps) {
  const renderMatches = (matches: readonly Match[], start: number, isFit: boolean) => (
    <MatchList matches={matches} start={start} month={criteria.month} fits={isFit} selected={selected} />
  );
  return (
    <section aria-labelledby="fits">
      <div className="cluster spread under-4 gap-2 gap-x-4 baseline">
        <div role="status">
          <h2 id="fits" className="size-3">
            {fitText(fits.length, wanted)}
          </h2>
        </div>
        <a href="#map" className={`inline target ${styles.toMap}`}>
          {m.trip_to_map()}
        </a>
        {wanted !== '' && (
          <Button
            variant="quiet"
            className="aligned by-script"
            onClick={() => choose({ month: '', region: '', species: [] })}
          >
            {m.trip_again()}
          </Button>
        )}
      </div>
      {fits.length === 0 && nearly.length === 0 && <p className="ink-2">{m.trip_none_near()}</p>}
      {renderMatches(fits, 1, true)}
      {nearly.length > 0 && (
        <>
          <h2 className="size-3 over-7 under-4">{m.trip_almost({ count: nearly.length })}</h2>
          {renderMatches(nearly, fits.length + 1, false)}
        </>
      )}
    </section>
  );
}
