import { Checkbox, Dialog, type DialogState } from '@aranya/ui';
import { setSingleKeys, useSingleKeys } from './shortcuts-store';
import styles from './shortcuts-dialog.module.css';

const shortcuts: readonly { key: string; does: string }[] = [
  { key: 'J', does: 'Next post' },
  { key: 'K', does: 'Previous post' },
  { key: 'L', does: 'Like the post, or remove the like' },
  { key: 'Enter', does: 'Open the post' },
  { key: 'N', does: 'Write a new post' },
  { key: '/', does: 'Search' },
  { key: '?', does: 'Show these shortcuts' },
];

export default function ShortcutsDialog({ open, onOpenChange }: DialogState) {
  const on = useSingleKeys();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" size="s">
      <dl className="stack divided">
        {shortcuts.map(({ key, does }) => (
          <div key={does} className={`row gap-3 spread pad-y-2 ${styles.row}`} data-off={!on}>
            <dt>{does}</dt>
            <dd className="one-line">
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
        <div className={`row gap-3 spread pad-y-2 ${styles.row}`}>
          <dt>In a list of posts: next, previous, leave the list</dt>
          <dd>
            <kbd>Page Down</kbd> <kbd>Page Up</kbd> <kbd>Ctrl</kbd> <kbd>End</kbd>
          </dd>
        </div>
        <div className={`row gap-3 spread pad-y-2 ${styles.row}`}>
          <dt>Publish, send or save</dt>
          <dd className="one-line">
            <kbd>Ctrl</kbd> <kbd>Enter</kbd>
          </dd>
        </div>
      </dl>
      <Checkbox
        role="switch"
        label="Single keys"
        hint="They do nothing while you type."
        checked={on}
        onChange={(event) => setSingleKeys(event.target.checked)}
      />
    </Dialog>
  );
}
