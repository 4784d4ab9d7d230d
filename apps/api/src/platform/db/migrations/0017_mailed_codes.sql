CREATE TABLE "identity"."email_codes" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"sign_up" json,
	"account_id" uuid,
	"code_hash" text,
	"tries" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"mailed" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."email_codes" ADD CONSTRAINT "email_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_codes_account_index" ON "identity"."email_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_codes_expiry_index" ON "identity"."email_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_account_index" ON "identity"."password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry_index" ON "identity"."password_resets" USING btree ("expires_at");