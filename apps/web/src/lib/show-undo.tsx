import { Button, notify, ToastContent } from '@aranya/ui';
import { m } from './language/messages';

const UNDO_MS = 8000;

export function showUndo(message: string, undo: () => void): void {
  notify.info(
    ({ closeToast }) => (
      <ToastContent
        title={message}
        action={
          <Button
            variant="onPicture"
            onClick={() => {
              undo();
              closeToast();
            }}
          >
            {m.undo()}
          </Button>
        }
      />
    ),
    { autoClose: UNDO_MS, icon: false },
  );
}
