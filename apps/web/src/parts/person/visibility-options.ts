import type { Visibility } from '@aranya/contracts';

const labels: Record<Visibility, string> = {
  private: 'Only you',
  connections: 'You and your connections',
  public: 'All members',
};

export const visibilityOptions = <Value extends Visibility>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: labels[value] }));
