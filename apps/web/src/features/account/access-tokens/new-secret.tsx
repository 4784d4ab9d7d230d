import { Button, notify, TextField } from '@aranya/ui';
import { Copy } from 'lucide-react';
import { m } from '../../../lib/language/messages';
import { takeFocus } from './take-focus';

/** Shows a new token only once. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify.success(m.token_copied()),
      () => notify.error(m.token_not_copied()),
    );
  return (
    <div className="stack gap-3">
      <TextField
        ref={takeFocus}
        label={m.token_new()}
        hint={m.token_new_hint()}
        value={secret}
        readOnly
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <div className="cluster gap-3">
        <Button variant="fill" icon={<Copy aria-hidden="true" size={18} />} onClick={() => void copy()}>
          {m.token_copy()}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {m.token_done()}
        </Button>
      </div>
    </div>
  );
}
