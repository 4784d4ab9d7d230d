import { Checkbox, Dialog, type DialogState } from '@aranya/ui';
import { m } from '../../lib/language/messages';
import { setSingleKeys, useSingleKeys } from './shortcuts-store';
import styles from './shortcuts-dialog.module.css';

/** Single keys can be turned off. */
const singleKeys = (): { key: string; does: string }[] => [
  { key: 'J', does: m.keys_next() },
  { key: 'K', does: m.keys_previous() },
  { key: 'L', does: m.keys_like() },
  { key: 'Enter', does: m.keys_open() },
  { key: 'N', does: m.keys_write() },
  { key: '/', does: m.keys_search() },
  { key: '?', does: m.keys_show() },
];

const others = (): { keys: string[]; does: string }[] => [
  { keys: ['Page Down'], does: m.keys_next_in_list() },
  { keys: ['Page Up'], does: m.keys_previous_in_list() },
  { keys: ['Ctrl', 'End'], does: m.keys_leave() },
  { keys: ['Ctrl', 'Enter'], does: m.keys_send() },
];

export default function ShortcutsDialog({ open, onOpenChange }: DialogState) {
  const on = useSingleKeys();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.keys_title()} size="s">
      <dl className="stack divided">
        {singleKeys().map(({ key, does }) => (
          <div key={does} className={`row gap-3 spread pad-y-2 ${styles.row}`} data-off={!on}>
            <dt>{does}</dt>
            <dd className="one-line">
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
        {others().map(({ keys, does }) => (
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
        label={m.keys_single()}
        hint={m.keys_single_hint()}
        checked={on}
        onChange={(event) => setSingleKeys(event.target.checked)}
      />
    </Dialog>
  );
}
