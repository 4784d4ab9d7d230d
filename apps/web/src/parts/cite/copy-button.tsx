import { announce, Button } from '@aranya/ui';
import { useState } from 'react';

type Copied = 'no' | 'yes' | 'refused';

export function CopyButton({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState<Copied>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
      announce('Copied');
    } catch {
      setCopied('refused');
    }
  };
  return (
    <>
      <Button variant="outline" className="by-script" onClick={() => void copy()}>
        {copied === 'yes' ? 'Copied' : label}
      </Button>
      {copied === 'refused' && (
        <p className="over-2 small" role="alert">
          This browser does not allow copying. Select the text and copy it yourself.
        </p>
      )}
    </>
  );
}
