-- NOT VALID: the rows that are there already satisfy the rules, and need not be read under a lock.
CREATE TABLE "comment_likes" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_likes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid,
	"parent_id" uuid,
	"content" text NOT NULL,
	"client_id" uuid,
	"likes_total" integer DEFAULT 0 NOT NULL,
	"answers_total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"hidden_reason" text,
	CONSTRAINT "comments_client_id_key" UNIQUE("author_id","client_id"),
	CONSTRAINT "comments_content_length" CHECK (char_length(content) <= 1000),
	CONSTRAINT "comments_not_empty" CHECK ((content = '') = (deleted_at is not null)),
	CONSTRAINT "comments_author_named" CHECK (author_id is not null or deleted_at is not null),
	CONSTRAINT "comments_totals_not_negative" CHECK (least(likes_total, answers_total) >= 0),
	CONSTRAINT "comments_hidden_with_reason" CHECK ((hidden_at is null) = (hidden_reason is null))
);
--> statement-breakpoint
CREATE TABLE "post_watchers" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_watchers_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "alt_suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"alt" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alt_suggestions_once_key" UNIQUE("post_id","position","user_id"),
	CONSTRAINT "alt_suggestions_length" CHECK (char_length(alt) between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"collection_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmarks_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_name_key" UNIQUE("user_id","name"),
	CONSTRAINT "collections_name_length" CHECK (char_length(name) between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "species_photos" (
	"species" text NOT NULL,
	"post_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"chosen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "species_photos_species_post_id_position_pk" PRIMARY KEY("species","post_id","position")
);
--> statement-breakpoint
CREATE TABLE "muted_words" (
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "muted_words_user_id_word_pk" PRIMARY KEY("user_id","word"),
	CONSTRAINT "muted_words_length" CHECK (char_length(word) between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"user_id" uuid NOT NULL,
	"muted_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mutes_user_id_muted_id_pk" PRIMARY KEY("user_id","muted_id"),
	CONSTRAINT "mutes_not_oneself" CHECK (user_id <> muted_id)
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"listed" boolean NOT NULL,
	"pushed" boolean NOT NULL,
	CONSTRAINT "notification_settings_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_key" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_endpoint_shape" CHECK (endpoint ~ '^https://' and char_length(endpoint) <= 1000)
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"post_id" uuid NOT NULL,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "post_versions_post_id_edited_at_pk" PRIMARY KEY("post_id","edited_at"),
	CONSTRAINT "post_versions_content_length" CHECK (char_length(content) <= 2000)
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"species" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_species_pk" PRIMARY KEY("user_id","species")
);
--> statement-breakpoint
CREATE TABLE "identifications" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"species" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identifications_post_id_user_id_pk" PRIMARY KEY("post_id","user_id"),
	CONSTRAINT "identifications_note_length" CHECK (char_length(note) <= 300)
);
--> statement-breakpoint
CREATE TABLE "life_records" (
	"user_id" uuid NOT NULL,
	"species" text NOT NULL,
	"seen_on" date NOT NULL,
	"park" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "life_records_user_id_species_pk" PRIMARY KEY("user_id","species")
);
--> statement-breakpoint
CREATE TABLE "sighting_species" (
	"post_id" uuid NOT NULL,
	"species" text NOT NULL,
	"position" smallint NOT NULL,
	"count" integer,
	"author_id" uuid NOT NULL,
	"seen_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sighting_species_post_id_species_pk" PRIMARY KEY("post_id","species"),
	CONSTRAINT "sighting_species_count_range" CHECK (count between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "sightings" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"park" text,
	"lat" double precision,
	"lng" double precision,
	"seen_on" date NOT NULL,
	"hide_place" boolean DEFAULT false NOT NULL,
	"is_protected" boolean NOT NULL,
	"public_park" text,
	"cell_lat" double precision,
	"cell_lng" double precision,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sightings_place_one" CHECK ((lat is null) = (lng is null) and (park is null or lat is null) and (cell_lat is null) = (cell_lng is null)),
	CONSTRAINT "sightings_point_on_globe" CHECK (lat between -90 and 90 and lng between -180 and 180)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_once_key";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_type_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_post_named";--> statement-breakpoint
ALTER TABLE "report_evidence" DROP CONSTRAINT "report_evidence_subject_known";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_subject_known";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "post_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "comment_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "group_id" uuid GENERATED ALWAYS AS (case kind when 'like' then coalesce(comment_id, post_id)
        when 'comment' then post_id when 'answer' then post_id when 'identification' then post_id end) STORED;--> statement-breakpoint
ALTER TABLE "post_images" ADD COLUMN "licence" text DEFAULT 'all_rights_reserved' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "comments_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "asks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "agreed_species" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "sighting" json;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "life_list" text DEFAULT 'private' NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_watchers" ADD CONSTRAINT "post_watchers_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_watchers" ADD CONSTRAINT "post_watchers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alt_suggestions" ADD CONSTRAINT "alt_suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alt_suggestions" ADD CONSTRAINT "alt_suggestions_picture_fk" FOREIGN KEY ("post_id","position") REFERENCES "public"."post_images"("post_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "species_photos" ADD CONSTRAINT "species_photos_picture_fk" FOREIGN KEY ("post_id","position") REFERENCES "public"."post_images"("post_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_words" ADD CONSTRAINT "muted_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_id_users_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identifications" ADD CONSTRAINT "identifications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identifications" ADD CONSTRAINT "identifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "life_records" ADD CONSTRAINT "life_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting_species" ADD CONSTRAINT "sighting_species_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sighting_species" ADD CONSTRAINT "sighting_species_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightings" ADD CONSTRAINT "sightings_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightings" ADD CONSTRAINT "sightings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_likes_user_index" ON "comment_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_of_post_index" ON "comments" USING btree ("post_id","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "comments_answers_index" ON "comments" USING btree ("parent_id","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "comments_post_author_index" ON "comments" USING btree ("post_id","author_id");--> statement-breakpoint
CREATE INDEX "post_watchers_user_index" ON "post_watchers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "post_watchers_until_index" ON "post_watchers" USING btree ("until");--> statement-breakpoint
CREATE INDEX "alt_suggestions_user_index" ON "alt_suggestions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookmarks_newest_index" ON "bookmarks" USING btree ("user_id","created_at","post_id");--> statement-breakpoint
CREATE INDEX "bookmarks_collection_index" ON "bookmarks" USING btree ("collection_id","created_at","post_id") WHERE collection_id is not null;--> statement-breakpoint
CREATE INDEX "bookmarks_post_index" ON "bookmarks" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "drafts_user_index" ON "drafts" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "species_photos_picture_index" ON "species_photos" USING btree ("post_id","position");--> statement-breakpoint
CREATE INDEX "mutes_muted_index" ON "mutes" USING btree ("muted_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_index" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identifications_user_index" ON "identifications" USING btree ("user_id","created_at","post_id");--> statement-breakpoint
CREATE INDEX "sighting_species_newest_index" ON "sighting_species" USING btree ("species","created_at","post_id");--> statement-breakpoint
CREATE INDEX "sighting_species_life_index" ON "sighting_species" USING btree ("author_id","species","seen_on");--> statement-breakpoint
CREATE INDEX "sightings_author_index" ON "sightings" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "sightings_park_index" ON "sightings" USING btree ("public_park","created_at","post_id") WHERE public_park is not null;--> statement-breakpoint
CREATE INDEX "sightings_cell_index" ON "sightings" USING btree ("cell_lat","cell_lng","created_at","post_id") WHERE cell_lat is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_comment_index" ON "notifications" USING btree ("comment_id") WHERE comment_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_group_index" ON "notifications" USING btree ("group_id","recipient_id","kind","id") WHERE group_id is not null;--> statement-breakpoint
CREATE INDEX "posts_agreed_index" ON "posts" USING btree ("agreed_species","created_at","id") WHERE agreed_species is not null;--> statement-breakpoint
CREATE INDEX "posts_asking_index" ON "posts" USING btree ("created_at","id") WHERE asks and agreed_species is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_once_key" UNIQUE NULLS NOT DISTINCT("actor_id","recipient_id","kind","post_id","comment_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_post_named" CHECK ((type = 'post') = (post_id is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_type_known" CHECK (type in ('message', 'seen', 'deleted', 'connections', 'post', 'notification')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_known" CHECK (kind in ('request', 'accepted', 'follow', 'like', 'comment', 'answer', 'mention', 'identification', 'agreed', 'alt_text')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_named" CHECK ((kind in ('request', 'accepted', 'follow')) = (post_id is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "post_images" ADD CONSTRAINT "post_images_licence_known" CHECK (licence in ('all_rights_reserved', 'cc_by', 'cc_by_sa', 'cc0')) NOT VALID;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_comments_not_negative" CHECK (comments_total >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_agreed_asked" CHECK (agreed_species is null or asks) NOT VALID;--> statement-breakpoint
ALTER TABLE "report_evidence" ADD CONSTRAINT "report_evidence_subject_known" CHECK (subject in ('post', 'user', 'message', 'comment')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_known" CHECK (subject in ('post', 'user', 'message', 'comment')) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_life_list_known" CHECK (life_list in ('private', 'connections', 'public')) NOT VALID;