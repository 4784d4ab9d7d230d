import { notify, ToastContent } from '@aranya/ui';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../lib/button-link';
import { m } from '../../lib/language/messages';

const DURATION_MS = 8000;

export function showReportToast(message: string): void {
  notify.success(
    ({ closeToast }) => (
      <ToastContent
        title={message}
        action={
          <ButtonLink variant="onPicture" to={paths.ownReports()} onClick={closeToast}>
            {m.report_yours()}
          </ButtonLink>
        }
      />
    ),
    { autoClose: DURATION_MS },
  );
}
