CREATE TABLE "member_ages" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"child_until" date,
	"agreed_at" timestamp (3) with time zone,
	"asked_again" boolean DEFAULT false NOT NULL,
	CONSTRAINT "member_ages_agreed_for_child" CHECK (agreed_at is null or child_until is not null)
);
--> statement-breakpoint
ALTER TABLE "member_ages" ADD CONSTRAINT "member_ages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_ages_child_index" ON "member_ages" USING btree ("child_until") WHERE child_until is not null;