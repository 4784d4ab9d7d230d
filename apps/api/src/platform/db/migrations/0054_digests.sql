CREATE TABLE "digests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"claimed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digests_day_index" ON "digests" USING btree ("day","user_id");--> statement-breakpoint
CREATE INDEX "digests_claimed_index" ON "digests" USING btree ("claimed_at") WHERE claimed_at is not null;