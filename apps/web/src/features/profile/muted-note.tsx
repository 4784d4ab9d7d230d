import { Button } from '@aranya/ui';
import { BellOff } from 'lucide-react';
import { useIsMuted, useMute } from '../../data/mutes/use-mute';

export function MutedNote({ personId }: { personId: string }) {
  const isMuted = useIsMuted(personId);
  const { unmute, isPending } = useMute();
  if (!isMuted) return null;
  return (
    <p className="inline shrinks breaks gap-snug">
      <BellOff aria-hidden="true" size={17} />
      <span>You have muted them. Their posts stay out of your feed, and they do not know.</span>
      <Button variant="quiet" pending={isPending} onClick={() => unmute({ _id: personId })}>
        Unmute
      </Button>
    </p>
  );
}
