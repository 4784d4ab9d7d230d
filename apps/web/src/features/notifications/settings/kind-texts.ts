import type { NotificationKind } from '@aranya/contracts';
import { Binoculars, type LucideIcon, PenLine, Users } from 'lucide-react';
import { m } from '../../../lib/language/messages';

export const kindTexts = (): Record<NotificationKind, { label: string; hint: string }> => ({
  comment: { label: m.notice_set_comment(), hint: m.notice_set_comment_hint() },
  answer: { label: m.notice_set_answer(), hint: m.notice_set_answer_hint() },
  mention: { label: m.notice_set_mention(), hint: m.notice_set_mention_hint() },
  like: { label: m.notice_set_like(), hint: m.notice_set_like_hint() },
  identification: { label: m.notice_set_identification(), hint: m.notice_set_identification_hint() },
  agreed: { label: m.notice_set_agreed(), hint: m.notice_set_agreed_hint() },
  alt_text: { label: m.notice_set_alt(), hint: m.notice_set_alt_hint() },
  correction: { label: m.notice_set_correction(), hint: m.notice_set_correction_hint() },
  request: { label: m.notice_set_request(), hint: m.notice_set_request_hint() },
  accepted: { label: m.notice_set_accepted(), hint: m.notice_set_accepted_hint() },
  follow: { label: m.notice_set_follow(), hint: m.notice_set_follow_hint() },
});

interface KindGroup {
  label: string;
  hint: string;
  icon: LucideIcon;
  kinds: readonly NotificationKind[];
}

export const kindGroups = (): readonly KindGroup[] => [
  {
    label: m.notice_set_wrote(),
    hint: m.notice_set_wrote_hint(),
    icon: PenLine,
    kinds: ['comment', 'answer', 'mention', 'like'],
  },
  {
    label: m.notice_set_saw(),
    hint: m.notice_set_saw_hint(),
    icon: Binoculars,
    kinds: ['identification', 'agreed', 'alt_text', 'correction'],
  },
  {
    label: m.notice_set_people(),
    hint: m.notice_set_people_hint(),
    icon: Users,
    kinds: ['request', 'accepted', 'follow'],
  },
];
