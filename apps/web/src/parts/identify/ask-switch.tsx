import { Checkbox } from '@aranya/ui';
import { m } from '../../lib/language/messages';

interface AskSwitchProps {
  checked: boolean;
  disabled: boolean;
  /** Explains its purpose; a post without pictures seldom asks. */
  explained: boolean;
  onChange: (asks: boolean) => void;
}

export function AskSwitch({ checked, disabled, explained, onChange }: AskSwitchProps) {
  return (
    <Checkbox
      role="switch"
      label={m.identify_ask()}
      hint={checked ? m.suggest_ask_hint() : explained ? m.suggest_ask_why() : undefined}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
