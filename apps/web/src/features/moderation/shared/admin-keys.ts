import type { QueueState, ReportSubject } from '@aranya/contracts';

export const adminKeys = {
  all: ['admin'] as const,
  overview: ['admin', 'overview'] as const,
  reports: (state: QueueState, subject: ReportSubject | null) =>
    ['admin', 'reports', state, subject] as const,
  report: (id: string) => ['admin', 'report', id] as const,
  members: (input: string, only: string | null) => ['admin', 'members', input, only] as const,
  member: (id: string) => ['admin', 'member', id] as const,
  age: (id: string) => ['admin', 'age', id] as const,
  appeals: (state: QueueState) => ['admin', 'appeals', state] as const,
  photos: (species: string | null, only: string | null) => ['admin', 'photos', species, only] as const,
  names: (state: QueueState) => ['admin', 'names', state] as const,
  corrections: (state: QueueState) => ['admin', 'corrections', state] as const,
  contact: (state: QueueState) => ['admin', 'contact', state] as const,
  entry: ['admin', 'entry'] as const,
  handOvers: ['admin', 'hand-overs'] as const,
  invitations: (state: QueueState) => ['admin', 'invitations', state] as const,
  invited: (id: string) => ['admin', 'invited', id] as const,
  joinRequests: ['admin', 'join-requests'] as const,
  rules: ['admin', 'rules'] as const,
  site: ['admin', 'site'] as const,
  counts: (days: number) => ['admin', 'counts', days] as const,
  log: (filter: object) => ['admin', 'log', filter] as const,
};
