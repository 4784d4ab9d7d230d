CREATE TABLE "followed_topics" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "followed_topics_user_id_kind_key_pk" PRIMARY KEY("user_id","kind","key"),
	CONSTRAINT "followed_topics_kind_known" CHECK (kind in ('animal', 'place', 'tag')),
	CONSTRAINT "followed_topics_key_length" CHECK (char_length(key) between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "followed_topics" ADD CONSTRAINT "followed_topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;