import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v5 as namedId } from 'uuid';
import { lifeListKeys } from '../../../data/life-list/life-list-keys';
import { matchNames, sendImport } from '../../../data/life-list/use-imports';
import { errorText } from '../../../lib/api';
import { type Choices, importedRecords, type MatchedName } from './import.rules';
import { readList, type ReadList, UnreadableList } from './read-list';

const LISTS = '6f0c5f4e-0f0b-4d0e-9a53-3f1c1a3e7d52';

/** The same for the same file, so that an interrupted import continues as the same one. */
const deriveId = ({ source, names }: ReadList) => namedId(`${source} ${JSON.stringify(names)}`, LISTS);

/** The stage of an import. `progress` is set while something is sent. */
export type ImportStep =
  | { at: 'choose' }
  | { at: 'match'; read: ReadList }
  | { at: 'review'; read: ReadList; names: MatchedName[] }
  | { at: 'done'; count: number };

export interface Progress {
  done: number;
  total: number;
}

/**
 * Reads a file, looks up its names, and adds what is clear or chosen. A failure keeps what was added before.
 */
export function useListImport() {
  const queryClient = useQueryClient();
  const [importId, setImportId] = useState('');
  const [step, setStep] = useState<ImportStep>({ at: 'choose' });
  const [choices, setChoices] = useState<Choices>({});
  const [progress, setProgress] = useState<Progress | null>(null);
  const [error, setError] = useState('');
  const records = step.at === 'review' ? importedRecords(step.names, choices) : [];

  /** Reports the progress of `act`, and errors. */
  const during = async (total: number, act: (onDone: (done: number) => void) => Promise<void>) => {
    setError('');
    setProgress({ done: 0, total });
    try {
      await act((done) => setProgress({ done, total }));
    } catch (failure) {
      setError(failure instanceof UnreadableList ? failure.message : errorText(failure));
    } finally {
      setProgress(null);
    }
  };

  const match = (read: ReadList) =>
    during(read.names.length, async (onDone) => {
      const asked = read.names.map(({ scientific_name, common_name }) => ({ scientific_name, common_name }));
      const matches = await matchNames(asked, onDone);
      const names = read.names.flatMap((name, index) => {
        const found = matches[index];
        return found ? [{ ...name, match: found }] : [];
      });
      setStep({ at: 'review', read, names });
    });

  const choose = (file: File) =>
    during(0, async () => {
      const read = await readList(file);
      setImportId(deriveId(read));
      setStep({ at: 'match', read });
      await match(read);
    });

  const add = () => {
    if (step.at !== 'review') return;
    const { source } = step.read;
    return during(records.length, async (onDone) => {
      await sendImport({ importId, source, records }, onDone);
      setStep({ at: 'done', count: records.length });
      await queryClient.invalidateQueries({ queryKey: lifeListKeys.all });
    });
  };

  const decide = (index: number, key: string) => setChoices({ ...choices, [index]: key });

  return { importId, step, choices, progress, error, records, choose, match, add, decide };
}
