import { notify } from '@aranya/ui';
import { useMutation } from '@tanstack/react-query';
import { messageOf, tsr, unwrap } from '../../../../lib/api';

/** Downloads all of one's data as a zip file. */
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

/** Gives a file to the browser as a download. The call needs the session's token, so a plain link cannot. */
function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
