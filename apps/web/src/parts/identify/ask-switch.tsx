import { Checkbox } from '@aranya/ui';

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
      label="Ask: what is this?"
      hint={
        checked
          ? 'Others suggest a name. Until you name the species yourself, nobody sees the exact place.'
          : explained
            ? 'Not sure what it is? The community can help you name it.'
            : undefined
      }
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
