ALTER TABLE "users" ADD COLUMN "profile_visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "likes_visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_profile_visibility_known" CHECK (profile_visibility in ('connections', 'public')) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_likes_visibility_known" CHECK (likes_visibility in ('private', 'connections', 'public')) NOT VALID;--> statement-breakpoint
CREATE INDEX "users_reserved_likes_index" ON "users" USING btree ("id") WHERE likes_visibility <> 'public';--> statement-breakpoint
ALTER TABLE "users" drop column "search_text";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (aranya_fold(E'\x1f ' || full_name || E'\x1f ' || coalesce(username, '') || E'\x1f ' || case when profile_visibility = 'public' then bio else '' end || E'\x1f ' || case when profile_visibility = 'public' then location else '' end)) STORED;--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin ("search_text" gin_trgm_ops);
