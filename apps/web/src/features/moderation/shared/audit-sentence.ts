import type { AuditEntry } from '@aranya/contracts';
import { capital } from '../../../lib/capital';
import { untilText } from './moderation-dates';

/** The parts are in the order of the sentence. */
export interface AuditSentence {
  operator: string;
  /** Ends before the name, if there is one. */
  verb: string;
  /** The person whose name follows. */
  about: { id: string; name: string } | null;
  end: string;
}

interface Wording {
  verb: string;
  /** Stands before the name; without it the sentence names nobody. */
  of?: string;
  /** Replaces an unknown name. */
  nobody?: string;
  end?: (entry: AuditEntry) => string;
}

const ofContent = (verb: string): Wording => ({ verb, of: 'of' });
const ofMember = (verb: string, end?: Wording['end']): Wording => ({
  verb,
  of: '',
  nobody: 'a member',
  ...(end && { end }),
});

function endOfSuspension({ after }: AuditEntry): string {
  const { until } = after;
  return untilText(typeof until === 'string' ? until : null);
}

function endOfRole({ after }: AuditEntry): string {
  const { role } = after;
  if (role === 'admin') return 'an admin';
  if (role === 'editor') return 'an editor';
  return role === 'moderator' ? 'a moderator' : 'a member without a role';
}

const wordings: Readonly<Record<string, Wording>> = {
  hide_post: ofContent('hid a post'),
  unhide_post: ofContent('showed a hidden post'),
  delete_post: ofContent('deleted a post'),
  remove_post: ofContent('removed a post'),
  restore_post: ofContent('restored a post'),
  hide_comment: ofContent('hid a comment'),
  unhide_comment: ofContent('showed a hidden comment'),
  delete_comment: ofContent('deleted a comment'),
  remove_comment: ofContent('removed a comment'),
  restore_comment: ofContent('restored a comment'),
  read_message: ofContent('opened a reported message'),
  delete_message: ofContent('deleted a message'),
  remove_message: ofContent('removed a message'),
  restore_message: ofContent('restored a message'),
  suspend: ofMember('suspended', endOfSuspension),
  lift_suspension: ofMember('lifted the suspension of'),
  remove_profile_text: ofMember('removed texts from the profile of'),
  remove_profile_picture: ofMember('removed a picture from the profile of'),
  restore_profile_text: ofMember('restored texts of the profile of'),
  set_role: ofMember('made', endOfRole),
  resolve_report: { verb: 'closed a report: something was done', of: 'about' },
  dismiss_report: { verb: 'dismissed a report', of: 'about' },
  reopen_report: { verb: 'opened a report again', of: 'about' },
  choose_photo: { verb: 'featured a photograph', of: 'by' },
  remove_photo: { verb: 'unfeatured a photograph', of: 'by' },
  settle_name: { verb: 'settled a free name' },
  reopen_name: { verb: 'opened a free name again' },
  grant_appeal: { verb: 'granted an appeal', of: 'of' },
  refuse_appeal: { verb: 'refused an appeal', of: 'of' },
  handle_contact_message: { verb: 'marked a contact message as handled' },
  reopen_contact_message: { verb: 'opened a contact message again' },
  change_site: { verb: 'changed the name or the texts of the site' },
  delete_contact_message: { verb: 'deleted a contact message' },
  change_entry: { verb: 'changed who may come in' },
  create_invitation: { verb: 'made an invitation' },
  revoke_invitation: { verb: 'revoked an invitation' },
  add_member: { verb: 'added a member with a first password' },
  accept_newcomer: { verb: 'accepted a newcomer' },
  refuse_newcomer: { verb: 'refused a newcomer' },
  accept_correction: { verb: 'accepted a correction', of: 'by' },
  decline_correction: { verb: 'declined a correction', of: 'by' },
  note_parent_agreed: ofMember('noted that a parent agrees to the account of'),
  ask_age_again: ofMember('asked once more for the age of'),
  publish_rules: { verb: 'published house rules or other texts' },
};

const actionWords = (action: string) => action.replaceAll('_', ' ');

export const auditActions = Object.keys(wordings);

/** Returns a label for filters, such as 'Removed a post'. */
export function actionLabel(action: string): string {
  const { verb, nobody } = wordings[action] ?? { verb: actionWords(action) };
  const label = action === 'set_role' ? 'changed a role' : [verb, nobody].filter(Boolean).join(' ');
  return capital(label);
}

/** Describes an entry. An action unknown to this version keeps its name, in words. */
export function auditSentence(entry: AuditEntry): AuditSentence {
  const { verb, of, nobody, end } = wordings[entry.action] ?? { verb: actionWords(entry.action) };
  const id = entry.about?._id ?? (entry.subject === 'user' ? entry.subject_id : null);
  const name = entry.about?.full_name ?? nobody;
  const about = of !== undefined && id !== null && name !== undefined ? { id, name } : null;
  return {
    operator: entry.operator,
    verb: about && of ? `${verb} ${of}` : verb,
    about,
    end: end?.(entry) ?? '',
  };
}

/** Lists the states before and after: 'reason: Spam', 'characters: 120'. */
export function stateLines(state: Record<string, unknown>): string[] {
  return Object.entries(state)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${stateText(value)}`);
}

function stateText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(stateText).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
