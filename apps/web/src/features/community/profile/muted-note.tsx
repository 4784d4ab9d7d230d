import { BellOff } from 'lucide-react';
import { useIsMuted } from '../shared/mutes/api/use-mute';
import styles from './profile-head.module.css';

export function MutedNote({ personId }: { personId: string }) {
  if (!useIsMuted(personId)) return null;
  return (
    <p className={styles.fact}>
      <BellOff aria-hidden="true" size={17} />
      <span>You have muted them. Their posts stay out of your feed; they do not know.</span>
    </p>
  );
}
