import type { ContentState, ProfilePart, ReportReason, ReportSubject, Role } from '@aranya/contracts';

export const reasonTexts: Record<ReportReason, string> = {
  reveals_place: 'Reveals a place',
  cruelty: 'Cruelty to animals',
  illegal_trade: 'Illegal trade',
  spam: 'Spam',
  harassment: 'Harassment',
  false_information: 'False information',
  other: 'Something else',
};

export const subjectTexts: Record<ReportSubject, string> = {
  post: 'post',
  comment: 'comment',
  message: 'message',
  user: 'member',
};

export const stateTexts: Record<ContentState, string> = {
  visible: 'Visible',
  hidden: 'Hidden',
  removed: 'Removed',
  gone: 'Deleted for ever',
};

export const roleTexts: Record<Role, string> = {
  member: 'Member',
  editor: 'Editor',
  moderator: 'Moderator',
  admin: 'Admin',
};

export const partTexts: Record<ProfilePart, string> = {
  name: 'Name',
  username: 'Username',
  bio: 'Bio',
  location: 'Location',
  profile: 'Profile picture',
  cover: 'Cover photo',
};

/** Members read these sentences as the reason; a moderator can change each. */
export const readyReasons: Record<ReportReason, { label: string; sentence: string }> = {
  reveals_place: {
    label: 'Shows a place',
    sentence:
      'It shows where a threatened animal lives, and people who harm animals can read it too. You can post it again without the place.',
  },
  cruelty: {
    label: 'Cruelty',
    sentence: 'It shows or praises cruelty to animals, which has no place here.',
  },
  illegal_trade: {
    label: 'Trade',
    sentence: 'It offers or asks for wild animals or parts of them. That trade is against the law.',
  },
  spam: { label: 'Spam', sentence: 'It is advertising, or has been posted again and again.' },
  harassment: {
    label: 'Harassment',
    sentence: 'It attacks or insults somebody. Disagree about the matter, not about the person.',
  },
  false_information: {
    label: 'False',
    sentence: 'It states as fact what is known to be false, and could harm animals or people.',
  },
  other: { label: 'Off topic', sentence: 'It does not belong in a community about wildlife.' },
};
