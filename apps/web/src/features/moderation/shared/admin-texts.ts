import type { ContentState, ProfilePart, ReportReason, Role } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';

export const reasonTexts: Record<ReportReason, () => string> = {
  reveals_place: m.admin_reason_reveals_place,
  cruelty: m.admin_reason_cruelty,
  illegal_trade: m.admin_reason_illegal_trade,
  spam: m.admin_reason_spam,
  harassment: m.admin_reason_harassment,
  false_information: m.admin_reason_false,
  other: m.admin_reason_other,
};

export const stateTexts: Record<Exclude<ContentState, 'visible'>, () => string> = {
  hidden: m.admin_state_hidden,
  removed: m.admin_state_removed,
  gone: m.admin_state_gone,
};

export const roleTexts: Record<Role, () => string> = {
  member: m.admin_role_member,
  editor: m.admin_role_editor,
  moderator: m.admin_role_moderator,
  admin: m.admin_role_admin,
};

export const partTexts: Record<ProfilePart, () => string> = {
  name: m.admin_part_name,
  username: m.admin_part_username,
  bio: m.admin_part_bio,
  location: m.admin_part_location,
  profile: m.admin_part_profile,
  cover: m.admin_part_cover,
};

/** Members read these sentences as the reason; a moderator can change each. */
export const readyReasons: Record<ReportReason, { label: () => string; sentence: () => string }> = {
  reveals_place: { label: m.admin_ready_place, sentence: m.admin_ready_place_text },
  cruelty: { label: m.admin_ready_cruelty, sentence: m.admin_ready_cruelty_text },
  illegal_trade: { label: m.admin_ready_trade, sentence: m.admin_ready_trade_text },
  spam: { label: m.admin_reason_spam, sentence: m.admin_ready_spam_text },
  harassment: { label: m.admin_reason_harassment, sentence: m.admin_ready_harassment_text },
  false_information: { label: m.admin_ready_false, sentence: m.admin_ready_false_text },
  other: { label: m.admin_ready_other, sentence: m.admin_ready_other_text },
};
