import { type FreeNameGroup, freeNameGroups, freeNameKey } from '@aranya/contracts/taxon-key';
import { Button, Select } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import { freeNameGroupText } from '../../lib/animals';

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
    <div ref={part} className="stack gap-3 framed round-2 pad-4" role="group" aria-label="A name of your own">
      <Select
        label={`What kind of animal is “${words}”?`}
        hint="Our list does not know this name. Others read your words, and a moderator may find out which animal it is."
        options={(Object.keys(freeNameGroups) as FreeNameGroup[]).map((value) => ({
          value,
          label: freeNameGroupText(value),
        }))}
        value={group}
        onValueChange={setGroup}
      />
      <div className="cluster gap-2">
        <Button variant="fill" onClick={() => onKeep(freeNameKey({ group, words }))}>
          Keep this name
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
