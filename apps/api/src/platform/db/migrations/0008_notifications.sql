CREATE TABLE "notifications" (
	"id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"post_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_recipient_id_id_pk" PRIMARY KEY("recipient_id","id"),
	CONSTRAINT "notifications_once_key" UNIQUE NULLS NOT DISTINCT("actor_id","recipient_id","kind","post_id"),
	CONSTRAINT "notifications_kind_known" CHECK (kind in ('request', 'accepted', 'follow', 'like')),
	CONSTRAINT "notifications_not_oneself" CHECK (actor_id <> recipient_id),
	CONSTRAINT "notifications_post_named" CHECK ((kind = 'like') = (post_id is not null))
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "notification" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_post_index" ON "notifications" USING btree ("post_id","kind","id") WHERE post_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_unread_index" ON "notifications" USING btree ("recipient_id","id") WHERE read_at is null;