import { Checkbox, Dialog, type DialogState } from '@aranya/ui';
import { setSingleKeys, useSingleKeys } from './shortcuts-store';
import styles from './shortcuts-dialog.module.css';

/** Single keys can be turned off. */
const singleKeys: readonly { key: string; does: string }[] = [
  { key: 'J', does: 'Next post' },
  { key: 'K', does: 'Previous post' },
  { key: 'L', does: 'Like the post, or remove the like' },
  { key: 'Enter', does: 'Open the post' },
  { key: 'N', does: 'Write a new post' },
  { key: '/', does: 'Search' },
  { key: '?', does: 'Show these shortcuts' },
];

const others: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Page Down'], does: 'Next post in a list' },
  { keys: ['Page Up'], does: 'Previous post in a list' },
  { keys: ['Ctrl', 'End'], does: 'Leave the list' },
  { keys: ['Ctrl', 'Enter'], does: 'Publish, send or save' },
];

export default function ShortcutsDialog({ open, onOpenChange }: DialogState) {
  const on = useSingleKeys();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts" size="s">
      <dl className="stack divided">
        {singleKeys.map(({ key, does }) => (
          <div key={does} className={`row gap-3 spread pad-y-2 ${styles.row}`} data-off={!on}>
            <dt>{does}</dt>
            <dd className="one-line">
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
        {others.map(({ keys, does }) => (
          <div key={does} className={`row gap-3 spread pad-y-2 ${styles.row}`}>
            <dt>{does}</dt>
            <dd className="flex gap-1 one-line">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
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
