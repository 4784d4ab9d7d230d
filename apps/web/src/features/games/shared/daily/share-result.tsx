import { announce, Button, type ButtonVariant, TextArea } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../../../lib/language/messages';
import styles from './share-result.module.css';

type ShareState = 'copied' | 'by hand' | undefined;

type ShareResultProps = {
  /** Has no spoilers and ends with the day's address. */
  text: string;
  variant?: ButtonVariant;
};

/**
 * Shares through the device on touch screens, otherwise the clipboard; where neither is allowed, it shows the
 * text.
 */
export function ShareResult({ text, variant = 'outline' }: ShareResultProps) {
  const [state, setState] = useState<ShareState>();

  const share = async () => {
    const result = await shareOrCopy(text);
    setState(result);
    if (result === 'copied') announce(m.game_share_announced());
  };

  return (
    <>
      <Button variant={variant} onClick={() => void share()}>
        {state === 'copied' ? m.game_share_copied() : m.game_share()}
      </Button>
      {state === 'by hand' && (
        <TextArea
          className={styles.byHand}
          label={m.game_share_by_hand()}
          readOnly
          rows={8}
          value={text}
          ref={selectAll}
        />
      )}
    </>
  );
}

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

async function shareOrCopy(text: string): Promise<ShareState> {
  if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ text });
      return undefined;
    } catch (error) {
      // The player cancelled.
      if (error instanceof Error && error.name === 'AbortError') return undefined;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'by hand';
  }
}
