import type { Visibility } from '@aranya/contracts';
import { m } from '../../lib/language/messages';

const labels: Record<Visibility, () => string> = {
  private: m.person_only_you,
  connections: m.person_you_and_connections,
  public: m.person_all_members,
};

export const visibilityOptions = <Value extends Visibility>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: labels[value]() }));
