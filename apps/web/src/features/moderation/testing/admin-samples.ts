import type {
  AuditEntry,
  CaseDetail,
  ContactMessage,
  DayCounts,
  ManagedAppeal,
  ManagedMember,
  OpenCounts,
  PhotoCandidate,
  ReportCase,
  Role,
} from '@aranya/contracts';
import type { FakeAnswer } from '../../../testing/fake-api';
import { sampleId, sampleMe, samplePerson } from '../../../testing/samples';

const HOUR_MS = 3_600_000;
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** Returns the current user with a role. */
export const teamAnswer =
  (role: Exclude<Role, 'member'> = 'moderator') =>
  (): FakeAnswer => ({
    body: { success: true, user: sampleMe(), role },
  });

export function overviewAnswer(open: Partial<OpenCounts> = {}, role: Role = 'moderator') {
  return (): FakeAnswer => ({
    body: {
      success: true,
      role,
      open: {
        reports: 0,
        urgent_reports: 0,
        appeals: 0,
        contact_messages: null,
        join_requests: 0,
        names: 0,
        corrections: 0,
        site: null,
        ...open,
      },
    },
  });
}

export const done = (message: string): FakeAnswer => ({ body: { success: true, message } });

function sampleAuthor(number: number) {
  const { _id, full_name, username, profile_picture } = samplePerson(number);
  return { _id, full_name, username, profile_picture };
}

/** Returns a case about a post of Person `number`. */
export function sampleCase(number: number, changes: Partial<ReportCase> = {}): ReportCase {
  return {
    id: sampleId(7000 + number),
    subject: 'post',
    subject_id: sampleId(6000 + number),
    reasons: ['spam'],
    urgent: false,
    reports_count: 1,
    open_count: 1,
    first_at: hoursAgo(2),
    last_at: hoursAgo(2),
    outcome: null,
    about: sampleAuthor(number),
    excerpt: `Cheap binoculars ${number}`,
    pictures_count: 0,
    subject_state: { state: 'visible', reason: null, restorable_until: null },
    ...changes,
  };
}

/** Returns Person `number`. */
export function sampleMember(number: number, changes: Partial<ManagedMember> = {}): ManagedMember {
  return {
    ...sampleAuthor(number),
    createdAt: '2026-01-01T00:00:00.000Z',
    role: 'member',
    posts_count: 12,
    followers_count: 30,
    reports_count: 2,
    removals_count: 1,
    suspensions_count: 0,
    suspension: null,
    ...changes,
  };
}

export function sampleCaseDetail(number: number, changes: Partial<CaseDetail> = {}): CaseDetail {
  return {
    ...sampleCase(number),
    reports: [
      {
        id: sampleId(7000 + number),
        reporter: sampleAuthor(50),
        reason: 'spam',
        details: 'Third time this week.',
        createdAt: hoursAgo(2),
        reviewedAt: null,
        outcome: null,
      },
    ],
    evidence: {
      content: `Cheap binoculars ${number}, write to me`,
      location: '',
      owner_name: `Person ${number}`,
      owner_username: `person_${number}`,
      createdAt: hoursAgo(2),
      pictures: [],
    },
    current_content: null,
    context: [],
    post_id: sampleId(6000 + number),
    owner: sampleMember(number),
    history: [],
    appeal: null,
    ...changes,
  };
}

/** Returns an entry by Asha Rao, about Person 1. */
export function sampleEntry(number: number, changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: sampleId(8000 + number),
    createdAt: hoursAgo(number),
    operator: 'Asha Rao',
    operator_id: sampleId(905),
    action: 'remove_post',
    subject: 'post',
    subject_id: sampleId(6001),
    about: { _id: sampleId(1), full_name: 'Person 1' },
    reason: 'It is advertising.',
    before: { state: 'visible', characters: 120 },
    after: { state: 'removed' },
    ...changes,
  };
}

/** Returns an appeal of Person `number` about a removed post. */
export function sampleAppeal(number: number, changes: Partial<ManagedAppeal> = {}): ManagedAppeal {
  return {
    id: sampleId(8500 + number),
    subject: 'post',
    subject_id: sampleId(6000 + number),
    text: 'They are mine, and I give them away.',
    createdAt: hoursAgo(3),
    decidedAt: null,
    outcome: null,
    answer: '',
    member: sampleMember(number),
    decision_on: sampleEntry(5),
    content: 'Binoculars to give away',
    own_decision: false,
    ...changes,
  };
}

export function samplePhoto(number: number, changes: Partial<PhotoCandidate> = {}): PhotoCandidate {
  return {
    species: 'bengal-tiger',
    post_id: sampleId(6000 + number),
    position: 0,
    picture: { url: `/media/photo-${number}.webp`, width: 1200, height: 900, alt: '' },
    licence: 'cc_by',
    author: sampleAuthor(number),
    featured: false,
    createdAt: hoursAgo(24),
    ...changes,
  };
}

export function sampleContactMessage(number: number, changes: Partial<ContactMessage> = {}): ContactMessage {
  return {
    id: sampleId(8800 + number),
    name: `Visitor ${number}`,
    email: `visitor${number}@example.org`,
    message: 'May our school use the posters?',
    createdAt: hoursAgo(5),
    handledAt: null,
    handled_by: null,
    ...changes,
  };
}

/** Returns one day after the other, up to 2026-03-31. */
export function sampleDays(count: number, posts: (index: number) => number): DayCounts[] {
  const last = Date.UTC(2026, 2, 31);
  return Array.from({ length: count }, (_, index) => ({
    day: new Date(last - (count - 1 - index) * 24 * HOUR_MS).toISOString().slice(0, 10),
    counts: {
      members: 1,
      active: 4,
      posts: posts(index),
      comments: 0,
      messages: 2,
      sightings: 0,
      reports: 0,
    },
  }));
}
