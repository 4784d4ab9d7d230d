import type { TaxonSummary } from '@aranya/contracts';
import { Select } from '@aranya/ui';
import type { ReactNode } from 'react';
import { m } from '../../../lib/language/messages';
import { type Choices, counted, fileName, keyOfTaxon, LEFT_OUT, type MatchedName } from './import.rules';
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
        {m.import_summary({
          records: m.import_records(counted(read.lines)),
          names: m.import_names(counted(names.length)),
          known: counted(matched).number,
          unclear: counted(unclear.length).number,
          unknown: counted(unknown.length).number,
          added: m.import_new(counted(added)),
        })}
      </p>
      {unclear.length > 0 && (
        <section className="stack gap-3">
          <h3 className="bold">{m.import_mean()}</h3>
          <p className="small ink-2">{m.import_mean_text()}</p>
          {unclear.map(({ name, index, candidates }) => (
            <Select
              key={index}
              label={fileName(name)}
              hint={m.import_lines(counted(name.lines))}
              disabled={disabled}
              options={[
                { value: '', label: m.import_choose(), disabled: true },
                ...candidates.map(toOption),
                { value: LEFT_OUT, label: m.import_leave() },
              ]}
              value={choices[index] ?? ''}
              onValueChange={(key) => onChoose(index, key)}
            />
          ))}
        </section>
      )}
      <Left title={m.import_unknown(counted(unknown.length))} count={unknown.length}>
        {unknown.map((name) => (
          <li key={fileName(name)}>{fileName(name)}</li>
        ))}
      </Left>
      <Left title={m.import_bad(counted(read.badCount))} count={read.badCount}>
        {read.bad.map(({ line, why }) => (
          <li key={line}>{m.import_bad_line({ number: counted(line).number, why })}</li>
        ))}
        {read.badCount > read.bad.length && (
          <li>{m.import_and_more({ number: counted(read.badCount - read.bad.length).number })}</li>
        )}
      </Left>
      {read.others > 0 && <p className="small ink-2">{m.import_others(counted(read.others))}</p>}
    </>
  );
}

function Left({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <details>
      <summary className="folds small forest">{title}</summary>
      <ul className="stack gap-2 small breaks">{children}</ul>
    </details>
  );
}
