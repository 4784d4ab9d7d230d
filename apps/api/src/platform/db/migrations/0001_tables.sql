CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_not_oneself" CHECK (blocker_id <> blocked_id)
);
--> statement-breakpoint
CREATE TABLE "connection_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connection_requests_not_oneself" CHECK (from_id <> to_id)
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"low_id" uuid NOT NULL,
	"high_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connections_low_id_high_id_pk" PRIMARY KEY("low_id","high_id"),
	CONSTRAINT "connections_ordered" CHECK (low_id < high_id),
	CONSTRAINT "connections_requested_by_one" CHECK (requested_by in (low_id, high_id)),
	CONSTRAINT "connections_status_known" CHECK (status in ('pending', 'accepted'))
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" uuid NOT NULL,
	"followee_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_follower_id_followee_id_pk" PRIMARY KEY("follower_id","followee_id"),
	CONSTRAINT "follows_not_oneself" CHECK (follower_id <> followee_id)
);
--> statement-breakpoint
CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"refcount" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_hash_shape" CHECK (hash ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "media_type_shape" CHECK (type ~ '^image/[a-z0-9.+-]+$'),
	CONSTRAINT "media_kind_known" CHECK (kind in ('post', 'profile', 'cover')),
	CONSTRAINT "media_sizes_positive" CHECK (least(bytes, width, height) > 0),
	CONSTRAINT "media_refcount_not_negative" CHECK (refcount >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "event_counters_not_negative" CHECK (seq >= 0)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"recipient_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"type" text NOT NULL,
	"message_id" uuid,
	"peer_id" uuid,
	"up_to" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_recipient_id_seq_pk" PRIMARY KEY("recipient_id","seq"),
	CONSTRAINT "events_seq_positive" CHECK (seq > 0),
	CONSTRAINT "events_type_known" CHECK (type in ('message', 'seen', 'deleted', 'connections')),
	CONSTRAINT "events_message_named" CHECK (type not in ('message', 'deleted') or message_id is not null),
	CONSTRAINT "events_seen_complete" CHECK (type <> 'seen' or (peer_id is not null and up_to is not null))
);
--> statement-breakpoint
CREATE TABLE "message_media" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "message_media_key_key" UNIQUE("key"),
	CONSTRAINT "message_media_key_length" CHECK (char_length(key) >= 32),
	CONSTRAINT "message_media_sizes_positive" CHECK (least(bytes, width, height) > 0),
	CONSTRAINT "message_media_alt_length" CHECK (char_length(alt) <= 300)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid,
	"to_id" uuid,
	"low_id" uuid NOT NULL,
	"high_id" uuid NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"message_type" text NOT NULL,
	"client_id" uuid,
	"low_seq" bigint NOT NULL,
	"high_seq" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_client_id_key" UNIQUE("from_id","client_id"),
	CONSTRAINT "messages_not_oneself" CHECK (low_id < high_id),
	CONSTRAINT "messages_text_length" CHECK (char_length(text) <= 2000),
	CONSTRAINT "messages_not_empty" CHECK (message_type = 'image' or (message_type = 'text' and text <> '')),
	CONSTRAINT "messages_seq_positive" CHECK (least(low_seq, high_seq) > 0)
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "post_images" (
	"post_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"media_hash" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "post_images_post_id_position_pk" PRIMARY KEY("post_id","position"),
	CONSTRAINT "post_images_position_range" CHECK (position between 0 and 3),
	CONSTRAINT "post_images_alt_length" CHECK (char_length(alt) <= 300)
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"post_type" text NOT NULL,
	"client_id" uuid,
	"likes_total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_client_id_key" UNIQUE("author_id","client_id"),
	CONSTRAINT "posts_content_length" CHECK (char_length(content) <= 2000),
	CONSTRAINT "posts_not_empty" CHECK ((post_type = 'image' and content = '') or (post_type in ('text', 'text_with_image') and content <> '')),
	CONSTRAINT "posts_likes_not_negative" CHECK (likes_total >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_name_length" CHECK (char_length(name) between 1 and 80),
	CONSTRAINT "contact_messages_email_length" CHECK (char_length(email) between 3 and 254),
	CONSTRAINT "contact_messages_message_length" CHECK (char_length(message) between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "reports_once_key" UNIQUE("reporter_id","subject","subject_id"),
	CONSTRAINT "reports_subject_known" CHECK (subject in ('post', 'user')),
	CONSTRAINT "reports_reason_known" CHECK (reason in ('spam', 'harassment', 'cruelty', 'illegal_trade', 'false_information', 'other')),
	CONSTRAINT "reports_details_length" CHECK (char_length(details) <= 1000)
);
--> statement-breakpoint
CREATE TABLE "tombstones" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tombstones_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"full_name" text NOT NULL,
	"username" text,
	"bio" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"profile_media_hash" text,
	"cover_media_hash" text,
	"issuer_picture" text,
	"followers_count" integer DEFAULT 0 NOT NULL,
	"following_count" integer DEFAULT 0 NOT NULL,
	"connections_count" integer DEFAULT 0 NOT NULL,
	"posts_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (aranya_fold(full_name || ' ' || coalesce(username, '') || ' ' || bio || ' ' || location)) STORED,
	CONSTRAINT "users_identity_key" UNIQUE("issuer","subject"),
	CONSTRAINT "users_full_name_length" CHECK (char_length(full_name) between 1 and 80),
	CONSTRAINT "users_username_shape" CHECK (username ~ '^[a-z0-9_]{3,30}$'),
	CONSTRAINT "users_bio_length" CHECK (char_length(bio) <= 300),
	CONSTRAINT "users_location_length" CHECK (char_length(location) <= 80),
	CONSTRAINT "users_issuer_picture_shape" CHECK (issuer_picture ~ '^https://' and char_length(issuer_picture) <= 2000),
	CONSTRAINT "users_counts_not_negative" CHECK (least(followers_count, following_count, connections_count, posts_count) >= 0)
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_requests" ADD CONSTRAINT "connection_requests_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_requests" ADD CONSTRAINT "connection_requests_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followee_id_users_id_fk" FOREIGN KEY ("followee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_counters" ADD CONSTRAINT "event_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_media" ADD CONSTRAINT "message_media_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_images" ADD CONSTRAINT "post_images_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_images" ADD CONSTRAINT "post_images_media_hash_media_hash_fk" FOREIGN KEY ("media_hash") REFERENCES "public"."media"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_profile_media_hash_media_hash_fk" FOREIGN KEY ("profile_media_hash") REFERENCES "public"."media"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_cover_media_hash_media_hash_fk" FOREIGN KEY ("cover_media_hash") REFERENCES "public"."media"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_list_index" ON "blocks" USING btree ("blocker_id","created_at","blocked_id");--> statement-breakpoint
CREATE INDEX "blocks_reverse_index" ON "blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "connection_requests_from_index" ON "connection_requests" USING btree ("from_id","created_at");--> statement-breakpoint
CREATE INDEX "connection_requests_to_index" ON "connection_requests" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "connections_low_index" ON "connections" USING btree ("low_id","status","since","high_id");--> statement-breakpoint
CREATE INDEX "connections_high_index" ON "connections" USING btree ("high_id","status","since","low_id");--> statement-breakpoint
CREATE INDEX "follows_following_index" ON "follows" USING btree ("follower_id","created_at","followee_id");--> statement-breakpoint
CREATE INDEX "follows_followers_index" ON "follows" USING btree ("followee_id","created_at","follower_id");--> statement-breakpoint
CREATE INDEX "media_unused_index" ON "media" USING btree ("touched_at") WHERE refcount = 0;--> statement-breakpoint
CREATE INDEX "events_age_index" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_chat_index" ON "messages" USING btree ("low_id","high_id","low_seq");--> statement-breakpoint
CREATE INDEX "messages_recent_index" ON "messages" USING btree ("to_id","from_id","low_seq");--> statement-breakpoint
CREATE INDEX "messages_unseen_index" ON "messages" USING btree ("to_id","from_id") WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "messages_sent_index" ON "messages" USING btree ("from_id","created_at");--> statement-breakpoint
CREATE INDEX "likes_of_post_index" ON "likes" USING btree ("post_id","created_at","user_id");--> statement-breakpoint
CREATE INDEX "likes_of_user_index" ON "likes" USING btree ("user_id","created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_images_media_index" ON "post_images" USING btree ("media_hash");--> statement-breakpoint
CREATE INDEX "posts_author_index" ON "posts" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "posts_newest_index" ON "posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_time_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_open_index" ON "reports" USING btree ("created_at") WHERE reviewed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username");--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_popular_index" ON "users" USING btree ("followers_count","id");--> statement-breakpoint
CREATE INDEX "users_profile_media_index" ON "users" USING btree ("profile_media_hash") WHERE profile_media_hash is not null;--> statement-breakpoint
CREATE INDEX "users_cover_media_index" ON "users" USING btree ("cover_media_hash") WHERE cover_media_hash is not null;