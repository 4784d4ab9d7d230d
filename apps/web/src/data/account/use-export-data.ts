import { notify } from '@aranya/ui';
import { useMutation } from '@tanstack/react-query';
import { m } from '../../lib/language/messages';
import { tellFailure, tsr, unwrap } from '../../lib/api';
import { saveFile } from '../../lib/save-file';

/** @param name of the file, before its date */
function useDownload(ask: () => Promise<Blob>, name: string, done: () => string) {
  return useMutation({
    mutationFn: ask,
    onSuccess: (zip) => {
      saveFile(zip, `${name}-${new Date().toISOString().slice(0, 10)}.zip`);
      notify.success(done());
    },
    onError: tellFailure,
  });
}

export const useExportData = () =>
  useDownload(
    async () => unwrap(await tsr.users.exportData.query()).body,
    'aranya-data',
    m.account_data_done,
  );

/** Saves the member's records as a Darwin Core Archive. */
export const useExportRecords = () =>
  useDownload(
    async () => unwrap(await tsr.users.exportRecords.query()).body,
    'aranya-darwin-core',
    m.account_records_done,
  );
