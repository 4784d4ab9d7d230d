import type { AuditEntry } from '@aranya/contracts';
import { capital } from '../../../lib/capital';
import { m } from '../../../lib/language/messages';
import { untilText } from './moderation-dates';

interface AuditSentence {
  /** Has `{operator}` and, where it names somebody, `{about}` for their names. */
  text: string;
  about: { id: string; name: string } | null;
}

interface Wording {
  /** Names nobody. */
  act: () => string;
  actOn?: (about: string, entry: AuditEntry) => string;
  /** Says 'a member' where the name is unknown. */
  isOfMember?: boolean;
}

type Of = (inputs: { act: string; about: string }) => string;

/** In Hindi and Marathi the word for 'of' goes by the gender of the thing. */
const withOf = (act: Wording['act'], of: Of): Wording => ({
  act,
  actOn: (about) => of({ act: act(), about }),
});
const ofWriting = (act: Wording['act']) => withOf(act, m.act_of_writing);
const ofMessage = (act: Wording['act']) => withOf(act, m.act_of_message);
const ofMember = (
  say: (inputs: { about: string }, entry: AuditEntry) => string,
  act: Wording['act'],
): Wording => ({ act, actOn: (about, entry) => say({ about }, entry), isOfMember: true });
const ofAnyMember = (say: (inputs: { about: string }) => string): Wording =>
  ofMember(say, () => say({ about: m.act_a_member() }));

const suspended = ({ about }: { about: string }, { after: { until } }: AuditEntry) =>
  m.act_suspend({ about, until: untilText(typeof until === 'string' ? until : null) });

function gotRole(inputs: { about: string }, { after: { role } }: AuditEntry): string {
  if (role === 'admin') return m.act_make_admin(inputs);
  if (role === 'editor') return m.act_make_editor(inputs);
  return role === 'moderator' ? m.act_make_moderator(inputs) : m.act_make_member(inputs);
}

const wordings: Readonly<Record<string, Wording>> = {
  hide_post: ofWriting(m.act_hide_post),
  unhide_post: ofWriting(m.act_unhide_post),
  delete_post: ofWriting(m.act_delete_post),
  remove_post: ofWriting(m.act_remove_post),
  restore_post: ofWriting(m.act_restore_post),
  hide_comment: ofWriting(m.act_hide_comment),
  unhide_comment: ofWriting(m.act_unhide_comment),
  delete_comment: ofWriting(m.act_delete_comment),
  remove_comment: ofWriting(m.act_remove_comment),
  restore_comment: ofWriting(m.act_restore_comment),
  read_message: ofMessage(m.act_read_message),
  delete_message: ofMessage(m.act_delete_message),
  remove_message: ofMessage(m.act_remove_message),
  restore_message: ofMessage(m.act_restore_message),
  suspend: ofMember(suspended, m.act_suspend_member),
  lift_suspension: ofAnyMember(m.act_lift),
  remove_profile_text: ofAnyMember(m.act_remove_text),
  remove_profile_picture: ofAnyMember(m.act_remove_picture),
  restore_profile_text: ofAnyMember(m.act_restore_text),
  set_role: ofMember(gotRole, m.act_set_role),
  resolve_report: withOf(m.act_resolve_report, m.act_about),
  dismiss_report: withOf(m.act_dismiss_report, m.act_about),
  reopen_report: withOf(m.act_reopen_report, m.act_about),
  choose_photo: withOf(m.act_choose_photo, m.act_by_photographer),
  remove_photo: withOf(m.act_remove_photo, m.act_by_photographer),
  settle_name: { act: m.act_settle_name },
  reopen_name: { act: m.act_reopen_name },
  grant_appeal: withOf(m.act_grant_appeal, m.act_of_appeal),
  refuse_appeal: withOf(m.act_refuse_appeal, m.act_of_appeal),
  handle_contact_message: { act: m.act_handle_contact },
  reopen_contact_message: { act: m.act_reopen_contact },
  change_site: { act: m.act_change_site },
  delete_contact_message: { act: m.act_delete_contact },
  change_entry: { act: m.act_change_entry },
  create_invitation: { act: m.act_create_invitation },
  revoke_invitation: { act: m.act_revoke_invitation },
  add_member: { act: m.act_add_member },
  accept_newcomer: { act: m.act_accept_newcomer },
  refuse_newcomer: { act: m.act_refuse_newcomer },
  accept_correction: withOf(m.act_accept_correction, m.act_by_corrector),
  decline_correction: withOf(m.act_decline_correction, m.act_by_corrector),
  note_parent_agreed: ofAnyMember(m.act_note_parent),
  ask_age_again: ofAnyMember(m.act_ask_age),
  publish_rules: { act: m.act_publish_rules },
};

const wordingOf = (action: string): Wording => wordings[action] ?? { act: () => action.replaceAll('_', ' ') };

export const auditActions = Object.keys(wordings);

/** Returns a label for filters, such as 'Removed a post'. */
export const actionLabel = (action: string): string => capital(wordingOf(action).act());

/** Describes an entry. An action unknown to this version keeps its name, in words. */
export function auditSentence(entry: AuditEntry): AuditSentence {
  const { act, actOn, isOfMember } = wordingOf(entry.action);
  const id = entry.about?._id ?? (entry.subject === 'user' ? entry.subject_id : null);
  const name = entry.about?.full_name ?? (isOfMember && m.act_a_member());
  const about = actOn && id !== null && name ? { id, name } : null;
  const say = entry.operator_id === null ? m.act_sentence_operator : m.act_sentence;
  return {
    text: say({ operator: '{operator}', act: about && actOn ? actOn('{about}', entry) : act() }),
    about,
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
