import { Button, notify, TextField } from '@aranya/ui';
import { Copy } from 'lucide-react';
import { takeFocus } from './take-focus';

/** Shows a new token only once. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => notify.success('The token is copied'),
      () => notify.error('The token could not be copied. Select it and copy it by hand.'),
    );
  return (
    <div className="stack gap-3">
      <TextField
        ref={takeFocus}
        label="Your new token"
        hint="Copy it now and keep it like a password. It is not shown again."
        value={secret}
        readOnly
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <div className="cluster gap-3">
        <Button variant="fill" icon={<Copy aria-hidden="true" size={18} />} onClick={() => void copy()}>
          Copy the token
        </Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
