import type { ContentState, ProfilePart, ReportReason, Role } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';

export const reasonTexts: Record<ReportReason, () => string> = {
  reveals_place: m.reason_reveals_place,
  cruelty: m.reason_cruelty,
  illegal_trade: m.reason_illegal_trade,
  spam: m.reason_spam,
  harassment: m.reason_harassment,
  false_information: m.reason_false,
  other: m.reason_other,
};

export const stateTexts: Record<Exclude<ContentState, 'visible'>, () => string> = {
  hidden: m.admin_state_hidden,
  removed: m.admin_state_removed,
  gone: m.admin_state_gone,
};

export const roleTexts: Record<Role, () => string> = {
  member: m.role_member,
  editor: m.role_editor,
  moderator: m.role_moderator,
  admin: m.role_admin,
};

export const partTexts: Record<ProfilePart, () => string> = {
  name: m.part_name,
  username: m.part_username,
  bio: m.part_bio,
  location: m.part_location,
  profile: m.part_profile,
  cover: m.part_cover,
};

/** Members read these sentences as the reason; a moderator can change each. */
export const readyReasons: Record<ReportReason, { label: () => string; sentence: () => string }> = {
  reveals_place: { label: m.ready_place, sentence: m.ready_place_text },
  cruelty: { label: m.ready_cruelty, sentence: m.ready_cruelty_text },
  illegal_trade: { label: m.ready_trade, sentence: m.ready_trade_text },
  spam: { label: m.reason_spam, sentence: m.ready_spam_text },
  harassment: { label: m.reason_harassment, sentence: m.ready_harassment_text },
  false_information: { label: m.ready_false, sentence: m.ready_false_text },
  other: { label: m.ready_other, sentence: m.ready_other_text },
};
