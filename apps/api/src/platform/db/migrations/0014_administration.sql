CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"decided_on" timestamp (3) with time zone NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"outcome" text,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "appeals_once_key" UNIQUE("user_id","subject","subject_id","decided_on"),
	CONSTRAINT "appeals_subject_known" CHECK (subject in ('suspension', 'post', 'comment', 'profile')),
	CONSTRAINT "appeals_text_length" CHECK (char_length(text) between 1 and 1000),
	CONSTRAINT "appeals_answer_length" CHECK (char_length(answer) <= 500),
	CONSTRAINT "appeals_outcome_known" CHECK (outcome in ('granted', 'refused')),
	CONSTRAINT "appeals_decided_together" CHECK ((decided_at is null) = (outcome is null))
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"thing" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_day_thing_pk" PRIMARY KEY("day","thing"),
	CONSTRAINT "daily_counts_not_negative" CHECK (count >= 0)
);
--> statement-breakpoint
CREATE TABLE "removals" (
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	"purge_after" timestamp (3) with time zone NOT NULL,
	"saved" jsonb,
	CONSTRAINT "removals_subject_subject_id_pk" PRIMARY KEY("subject","subject_id"),
	CONSTRAINT "removals_subject_known" CHECK (subject in ('post', 'comment', 'message', 'profile')),
	CONSTRAINT "removals_reason_length" CHECK (char_length(reason) between 1 and 500),
	CONSTRAINT "removals_ordered" CHECK (purge_after > removed_at)
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "roles_known" CHECK (role in ('moderator', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "moderation_log" ADD COLUMN "operator_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "handled_by" text;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removals" ADD CONSTRAINT "removals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeals_open_index" ON "appeals" USING btree ("created_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "appeals_decided_index" ON "appeals" USING btree ("decided_at","id") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "appeals_subject_index" ON "appeals" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "removals_owner_index" ON "removals" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "removals_purge_index" ON "removals" USING btree ("purge_after");--> statement-breakpoint
CREATE INDEX "moderation_log_operator_index" ON "moderation_log" USING btree ("operator_id","created_at","id") WHERE operator_id is not null;