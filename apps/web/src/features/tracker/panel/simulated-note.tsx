import { m } from '../../../lib/language/messages';
import { KindLabel } from './kind-label';

export function SimulatedNote() {
  return (
    <p className="tiny ink-2">
      <KindLabel kind="simulated" /> {m.track_simulated_note()}
    </p>
  );
}
