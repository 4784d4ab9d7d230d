CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"record" text NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"value" jsonb NOT NULL,
	"source_title" text NOT NULL,
	"source_url" text,
	"explanation" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"outcome" text,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "corrections_record_length" CHECK (char_length(record) between 1 and 100),
	CONSTRAINT "corrections_field_length" CHECK (char_length(field) between 1 and 100),
	CONSTRAINT "corrections_source_length" CHECK (char_length(source_title) between 1 and 300),
	CONSTRAINT "corrections_url_length" CHECK (char_length(source_url) <= 500),
	CONSTRAINT "corrections_explanation_length" CHECK (char_length(explanation) between 1 and 500),
	CONSTRAINT "corrections_answer_length" CHECK (char_length(answer) <= 500),
	CONSTRAINT "corrections_outcome_known" CHECK (outcome in ('accepted', 'declined')),
	CONSTRAINT "corrections_decided_together" CHECK ((decided_at is null) = (outcome is null))
);
--> statement-breakpoint
ALTER TABLE "roles" DROP CONSTRAINT "roles_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_post_named";--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrections_author_index" ON "corrections" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "corrections_open_index" ON "corrections" USING btree ("created_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "corrections_decided_index" ON "corrections" USING btree ("decided_at","id") WHERE decided_at is not null;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_known" CHECK (role in ('editor', 'moderator', 'admin'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK (kind in ('request', 'accepted', 'follow', 'like', 'comment', 'answer', 'mention', 'identification', 'agreed', 'alt_text', 'correction', 'settled'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_named" CHECK ((kind in ('request', 'accepted', 'follow', 'correction')) = (post_id is null));