-- NOT VALID: the rows that are there already satisfy the rules, and need not be read under a lock.
CREATE TABLE "moderation_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "moderation_log_operator_length" CHECK (char_length(operator) between 1 and 100),
	CONSTRAINT "moderation_log_reason_length" CHECK (char_length(reason) <= 500)
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "suspensions_reason_length" CHECK (char_length(reason) between 1 and 500),
	CONSTRAINT "suspensions_ordered" CHECK (until > since)
);
--> statement-breakpoint
CREATE TABLE "quota_counts" (
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "quota_counts_user_id_action_hour_pk" PRIMARY KEY("user_id","action","hour"),
	CONSTRAINT "quota_counts_not_negative" CHECK (count >= 0)
);
--> statement-breakpoint
CREATE TABLE "evidence_pictures" (
	"evidence_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"url" text,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "evidence_pictures_evidence_id_position_pk" PRIMARY KEY("evidence_id","position"),
	CONSTRAINT "evidence_pictures_kind_known" CHECK (kind in ('post', 'message', 'profile', 'cover')),
	CONSTRAINT "evidence_pictures_one_place" CHECK ((key is null) <> (url is null))
);
--> statement-breakpoint
CREATE TABLE "report_evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner_name" text NOT NULL,
	"owner_username" text,
	"content" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_evidence_once_key" UNIQUE("subject","subject_id","digest"),
	CONSTRAINT "report_evidence_subject_known" CHECK (subject in ('post', 'user', 'message')),
	CONSTRAINT "report_evidence_digest_shape" CHECK (digest ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_subject_known";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_reason_known";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "evidence_id" uuid;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_counts" ADD CONSTRAINT "quota_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_pictures" ADD CONSTRAINT "evidence_pictures_evidence_id_report_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."report_evidence"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_log_time_index" ON "moderation_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_log_subject_index" ON "moderation_log" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "evidence_pictures_key_index" ON "evidence_pictures" USING btree ("key");--> statement-breakpoint
CREATE INDEX "report_evidence_owner_index" ON "report_evidence" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_evidence_id_report_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."report_evidence"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_evidence_index" ON "reports" USING btree ("evidence_id") WHERE evidence_id is not null;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_hidden_with_reason" CHECK ((hidden_at is null) = (hidden_reason is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_outcome_known" CHECK (outcome in ('resolved', 'dismissed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_known" CHECK (subject in ('post', 'user', 'message')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reason_known" CHECK (reason in ('spam', 'harassment', 'cruelty', 'illegal_trade', 'reveals_place', 'false_information', 'other')) NOT VALID;
--> statement-breakpoint
create function aranya_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The moderation log is append-only' using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger moderation_log_append_only before update or delete on moderation_log
  for each row execute function aranya_refuse_change();
--> statement-breakpoint
create trigger moderation_log_no_truncate before truncate on moderation_log
  for each statement execute function aranya_refuse_change();
