import { KindLabel } from './kind-label';

export function SimulatedNote() {
  return (
    <p className="tiny ink-2">
      <KindLabel kind="simulated" /> Based on what is known about each journey.
    </p>
  );
}
