import { Button } from '@aranya/ui';
import { BellOff } from 'lucide-react';
import { m } from '../../lib/language/messages';
import { useIsMuted, useMute } from '../../data/mutes/use-mute';

export function MutedNote({ personId }: { personId: string }) {
  const isMuted = useIsMuted(personId);
  const { unmute, isPending } = useMute();
  if (!isMuted) return null;
  return (
    <p className="inline shrinks breaks gap-snug">
      <BellOff aria-hidden="true" size={17} />
      <span>{m.profile_muted()}</span>
      <Button variant="quiet" pending={isPending} onClick={() => unmute({ _id: personId })}>
        {m.profile_unmute()}
      </Button>
    </p>
  );
}
