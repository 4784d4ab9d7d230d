ALTER TABLE "users" drop column "search_text";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (aranya_fold(E'\x1f ' || full_name || E'\x1f ' || coalesce(username, '') || E'\x1f ' || bio || E'\x1f ' || location)) STORED;--> statement-breakpoint
CREATE INDEX "users_search_index" ON "users" USING gin ("search_text" gin_trgm_ops);
