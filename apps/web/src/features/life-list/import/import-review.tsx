import type { TaxonSummary } from '@aranya/contracts';
import { Select } from '@aranya/ui';
import type { ReactNode } from 'react';
import { type Choices, countText, fileName, keyOfTaxon, LEFT_OUT, type MatchedName } from './import.rules';
import type { ReadList } from './read-list';

interface ImportReviewProps {
  read: ReadList;
  names: readonly MatchedName[];
  choices: Choices;
  /** The number of imported animals that are new to the list. */
  added: number;
  disabled: boolean;
  onChoose: (index: number, key: string) => void;
}

const toOption = (taxon: TaxonSummary) => ({
  value: keyOfTaxon(taxon),
  label: taxon.name === null ? taxon.scientific_name : `${taxon.name} (${taxon.scientific_name})`,
});

export function ImportReview({ read, names, choices, added, disabled, onChoose }: ImportReviewProps) {
  const numbered = names.map((name, index) => ({ name, index }));
  const matched = names.filter(({ match }) => match.result === 'matched').length;
  const unknown = names.filter(({ match }) => match.result === 'unknown');
  const unclear = numbered.flatMap(({ name, index }) =>
    name.match.result === 'unclear' ? [{ name, index, candidates: name.match.candidates }] : [],
  );
  return (
    <>
      <p role="status">
        {`${countText(read.lines, 'record')} of ${countText(names.length, 'name')}: ${matched.toLocaleString('en')} known, ${unclear.length.toLocaleString('en')} unclear, ${unknown.length.toLocaleString('en')} unknown. ${countText(added, 'species is', 'species are')} new to your list; for the others, the earlier day counts.`}
      </p>
      {unclear.length > 0 && (
        <section className="stack gap-3">
          <h3 className="bold">What do these names mean?</h3>
          <p className="small ink-2">Your choice counts for all lines with the name.</p>
          {unclear.map(({ name, index, candidates }) => (
            <Select
              key={index}
              label={fileName(name)}
              hint={countText(name.lines, 'line')}
              disabled={disabled}
              options={[
                { value: '', label: 'Choose one', disabled: true },
                ...candidates.map(toOption),
                { value: LEFT_OUT, label: 'Leave it out' },
              ]}
              value={choices[index] ?? ''}
              onValueChange={(key) => onChoose(index, key)}
            />
          ))}
        </section>
      )}
      <Left title={countText(unknown.length, 'name is unknown', 'names are unknown')} count={unknown.length}>
        {unknown.map((name) => (
          <li key={fileName(name)}>{fileName(name)}</li>
        ))}
      </Left>
      <Left
        title={countText(read.badCount, 'line cannot be read', 'lines cannot be read')}
        count={read.badCount}
      >
        {read.bad.map(({ line, why }) => (
          <li key={line}>{`Line ${line.toLocaleString('en')}: ${why}`}</li>
        ))}
        {read.badCount > read.bad.length && (
          <li>{`And ${(read.badCount - read.bad.length).toLocaleString('en')} more`}</li>
        )}
      </Left>
      {read.others > 0 && (
        <p className="small ink-2">
          {`${countText(read.others, 'record is', 'records are')} of plants, fungi or microbes, which this list does not have.`}
        </p>
      )}
    </>
  );
}

function Left({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details>
      <summary className="inline target small clickable forest semibold">{title}</summary>
      <ul className="stack gap-2 small breaks">{children}</ul>
    </details>
  );
}
