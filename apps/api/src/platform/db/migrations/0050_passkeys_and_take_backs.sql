CREATE TABLE "identity"."address_take_backs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"asked_by" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_id_length" CHECK (char_length(id) between 1 and 1400),
	CONSTRAINT "passkeys_name_length" CHECK (char_length(name) between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "identity"."address_take_backs" ADD CONSTRAINT "address_take_backs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_take_backs_account_index" ON "identity"."address_take_backs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "address_take_backs_expiry_index" ON "identity"."address_take_backs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry_index" ON "identity"."passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account_index" ON "identity"."passkeys" USING btree ("account_id");