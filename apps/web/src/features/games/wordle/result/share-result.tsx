import { announce, Button, TextArea } from '@aranya/ui';
import { useState } from 'react';
import { paths } from '../../../../app/paths';
import { shareText } from '../texts/share-text';
import type { WordleRound } from '../wordle.rules';
import styles from './result.module.css';

type Outcome = 'copied' | 'by hand' | undefined;

/**
 * Hands the result to the device's own way of sharing where fingers are used, to the clipboard elsewhere; where neither
 * is allowed, the text is shown, to be copied by hand.
 */
export function ShareResult({ round }: { round: WordleRound }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const text = shareText(round, `${window.location.origin}${paths.games()}?game=wordle`);

  const share = async () => {
    const result = await handOver(text);
    setOutcome(result);
    if (result === 'copied') announce('Result copied.');
  };

  return (
    <>
      <Button variant="outline" onClick={() => void share()}>
        {outcome === 'copied' ? 'Result copied' : 'Share result'}
      </Button>
      {outcome === 'by hand' && (
        <TextArea
          className={styles.byHand}
          label="Copy your result from here"
          readOnly
          rows={8}
          value={text}
          // It stands where it was asked for: the next key copies it.
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

async function handOver(text: string): Promise<Outcome> {
  if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ text });
      return undefined;
    } catch (error) {
      // The player thought better of it.
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
