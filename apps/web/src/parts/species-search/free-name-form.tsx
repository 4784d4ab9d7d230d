import { type FreeNameGroup, freeNameGroups, freeNameKey } from '@aranya/contracts/taxon-key';
import { Button, Select } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { freeNameGroupText } from '../../lib/animals';
import { m } from '../../lib/language/messages';

interface FreeNameFormProps {
  words: string;
  onKeep: (key: string) => void;
  onCancel: () => void;
}

export function FreeNameForm({ words, onKeep, onCancel }: FreeNameFormProps) {
  const part = useRef<HTMLDivElement>(null);
  const [group, setGroup] = useState<FreeNameGroup>('unknown');
  // The focused field or button is gone.
  useEffect(() => part.current?.querySelector('select')?.focus(), []);
  return (
    <div ref={part} className="stack gap-3 framed round-2 pad-4" role="group" aria-label={m.own_name()}>
      <Select
        label={m.own_name_kind({ words })}
        hint={m.own_name_hint()}
        options={(Object.keys(freeNameGroups) as FreeNameGroup[]).map((value) => ({
          value,
          label: freeNameGroupText(value),
        }))}
        value={group}
        onValueChange={setGroup}
      />
      <div className="cluster gap-2">
        <Button variant="fill" onClick={() => onKeep(freeNameKey({ group, words }))}>
          {m.own_name_keep()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {m.own_name_cancel()}
        </Button>
      </div>
    </div>
  );
}
