import { notify } from '@aranya/ui';
import { useMutation } from '@tanstack/react-query';
import { messageOf, tsr, unwrap } from '../../../../lib/api';

/** As a zip file. */
export function useExportData() {
  return useMutation({
    mutationFn: async () => unwrap(await tsr.users.exportData.query()).body,
    onSuccess: (zip) => {
      saveAs(zip, `aranya-data-${new Date().toISOString().slice(0, 10)}.zip`);
      notify.success('Your data was downloaded');
    },
    onError: (error) => notify.error(messageOf(error)),
  });
}

/** A plain link cannot send the token. */
function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
