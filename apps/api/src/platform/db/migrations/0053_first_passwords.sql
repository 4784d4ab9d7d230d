ALTER TABLE "join_requests" ADD COLUMN "added" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "first_password_ends_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "accounts_first_password_index" ON "identity"."accounts" USING btree ("first_password_ends_at") WHERE first_password_ends_at is not null;