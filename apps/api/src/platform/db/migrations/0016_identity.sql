CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "identity"."accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_key" UNIQUE("email"),
	CONSTRAINT "accounts_email_length" CHECK (char_length(email) between 3 and 254),
	CONSTRAINT "accounts_name_length" CHECK (char_length(name) between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "identity"."keys" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"follows" text NOT NULL,
	"material" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"signs_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "keys_successor_key" UNIQUE("kind","follows"),
	CONSTRAINT "keys_kind_known" CHECK (kind in ('signing', 'cookies', 'limits'))
);
--> statement-breakpoint
CREATE TABLE "identity"."limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"blocked_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" json NOT NULL,
	"uid" text,
	"user_code" text,
	"grant_id" text,
	"consumed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "identity"."sessions" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"session_uid" text,
	"account_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_user_agent_length" CHECK (char_length(user_agent) <= 300)
);
--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limits_expiry_index" ON "identity"."limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "records_uid_index" ON "identity"."records" USING btree ("uid") WHERE uid is not null;--> statement-breakpoint
CREATE INDEX "records_user_code_index" ON "identity"."records" USING btree ("user_code") WHERE user_code is not null;--> statement-breakpoint
CREATE INDEX "records_grant_index" ON "identity"."records" USING btree ("grant_id") WHERE grant_id is not null;--> statement-breakpoint
CREATE INDEX "records_expiry_index" ON "identity"."records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_account_index" ON "identity"."sessions" USING btree ("account_id");