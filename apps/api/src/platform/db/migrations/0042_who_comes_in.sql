CREATE TABLE "entry_settings" (
	"there" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mode" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entry_settings_one_row" CHECK (there),
	CONSTRAINT "entry_settings_mode_known" CHECK (mode in ('open', 'invitation', 'approval', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "house_rules" (
	"version" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" uuid,
	"must_accept" boolean NOT NULL,
	CONSTRAINT "house_rules_version_own" CHECK (version > 1),
	CONSTRAINT "house_rules_text_length" CHECK (char_length(text) between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "invitation_uses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"max_uses" integer NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_label_length" CHECK (char_length(label) between 1 and 80),
	CONSTRAINT "invitations_uses" CHECK (used_count between 0 and max_uses)
);
--> statement-breakpoint
CREATE TABLE "join_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"accepted" boolean,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "join_requests_identity_key" UNIQUE("issuer","subject"),
	CONSTRAINT "join_requests_name_length" CHECK (char_length(name) between 1 and 80),
	CONSTRAINT "join_requests_text_length" CHECK (char_length(text) <= 500),
	CONSTRAINT "join_requests_answer_length" CHECK (char_length(answer) <= 500),
	CONSTRAINT "join_requests_decided_together" CHECK ((decided_at is null) = (accepted is null))
);
--> statement-breakpoint
CREATE TABLE "rules_acceptances" (
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rules_acceptances_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
ALTER TABLE "house_rules" ADD CONSTRAINT "house_rules_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_uses" ADD CONSTRAINT "invitation_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_uses" ADD CONSTRAINT "invitation_uses_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules_acceptances" ADD CONSTRAINT "rules_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_rules_publisher_index" ON "house_rules" USING btree ("published_by");--> statement-breakpoint
CREATE INDEX "invitation_uses_newest_index" ON "invitation_uses" USING btree ("invitation_id","joined_at","user_id");--> statement-breakpoint
CREATE INDEX "invitations_newest_index" ON "invitations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_creator_index" ON "invitations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "join_requests_waiting_index" ON "join_requests" USING btree ("created_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "join_requests_decided_index" ON "join_requests" USING btree ("decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "rules_acceptances_version_index" ON "rules_acceptances" USING btree ("version");