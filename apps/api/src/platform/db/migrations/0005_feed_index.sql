DROP INDEX "posts_author_index";--> statement-breakpoint
CREATE INDEX "posts_author_index" ON "posts" USING btree ("author_id","created_at","id","hidden_at");