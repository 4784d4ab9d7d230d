import type { ReportCase } from '@aranya/contracts';
import { m } from '../../../lib/language/messages';

const titles = { post: m.case_post, comment: m.case_comment, message: m.case_message, user: m.case_user };
const titlesOfDeleted = {
  post: m.case_post_deleted,
  comment: m.case_comment_deleted,
  message: m.case_message_deleted,
  user: m.case_user_deleted,
};

/** Returns a title such as 'A post by Meera Kulkarni'. */
export const caseTitle = ({ subject, about }: Pick<ReportCase, 'subject' | 'about'>): string =>
  about === null ? titlesOfDeleted[subject]() : titles[subject]({ name: about.full_name });
