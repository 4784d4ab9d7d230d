import { alias, type PgTable } from 'drizzle-orm/pg-core';
import {
  appeals,
  comments,
  corrections,
  moderationLog,
  notifications,
  posts,
  reports,
  users,
} from './schema';

export type Row<Table extends PgTable> = Table | ReturnType<typeof alias<Table, string>>;
export type UserRow = Row<typeof users>;
export type PostRow = Row<typeof posts>;
export type CommentRow = Row<typeof comments>;
export type NotificationRow = Row<typeof notifications>;
export type AppealRow = Row<typeof appeals>;
export type CorrectionRow = Row<typeof corrections>;
export type LogRow = Row<typeof moderationLog>;
/** Moderation cases without a report have only `subject` and `subject_id`. */
export type ReportRow = Row<typeof reports>;

export const userRow = (name: string) => alias(users, name);
export const postRow = (name: string) => alias(posts, name);
export const commentRow = (name: string) => alias(comments, name);
export const notificationRow = (name: string) => alias(notifications, name);
export const reportRow = (name: string) => alias(reports, name);
export const correctionRow = (name: string) => alias(corrections, name);
export const appealRow = (name: string) => alias(appeals, name);
export const logRow = (name: string) => alias(moderationLog, name);
