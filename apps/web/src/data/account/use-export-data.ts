import { notify } from '@aranya/ui';
import { useMutation } from '@tanstack/react-query';
import { tsr, unwrap } from '../../lib/api';
import { saveFile } from '../../lib/save-file';
import { tellFailure } from '../../lib/tell-end';

/** Saves the member's data as a zip file. */
export function useExportData() {
  return useMutation({
    mutationFn: async () => unwrap(await tsr.users.exportData.query()).body,
    onSuccess: (zip) => {
      saveFile(zip, `aranya-data-${new Date().toISOString().slice(0, 10)}.zip`);
      notify.success('Your data was downloaded');
    },
    onError: tellFailure,
  });
}
