import { notify, ToastContent } from '@aranya/ui';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';

const DURATION_MS = 8000;

export function showReportToast(message: string): void {
  notify.success(
    ({ closeToast }) => (
      <ToastContent
        title={message}
        action={
          <ButtonLink variant="onPicture" to={paths.ownReports()} onClick={closeToast}>
            Your reports
          </ButtonLink>
        }
      />
    ),
    { autoClose: DURATION_MS },
  );
}
