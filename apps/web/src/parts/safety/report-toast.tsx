import { buttonClass, notify, ToastContent } from '@aranya/ui';
import { Link } from 'react-router';
import { paths } from '../../lib/paths';

const DURATION_MS = 8000;

/** Says that a report was received, and leads to the list of one's reports. */
export function showReportToast(message: string): void {
  notify.success(
    ({ closeToast }) => (
      <ToastContent
        title={message}
        action={
          <Link
            className={buttonClass({ variant: 'onPicture' })}
            to={paths.ownReports()}
            onClick={closeToast}
          >
            Your reports
          </Link>
        }
      />
    ),
    { autoClose: DURATION_MS },
  );
}
