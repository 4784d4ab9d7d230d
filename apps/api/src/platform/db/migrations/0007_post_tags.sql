CREATE TABLE "pending_backfills" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_tags" (
	"post_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_tags_post_id_tag_pk" PRIMARY KEY("post_id","tag"),
	CONSTRAINT "post_tags_tag_length" CHECK (char_length(tag) between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "post_tags" ADD CONSTRAINT "post_tags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_tags_newest_index" ON "post_tags" USING btree ("tag","created_at","post_id");--> statement-breakpoint
-- Which hashtags the texts have is decided in TypeScript (libs/contracts), after the migrations.
INSERT INTO "pending_backfills" ("name") VALUES ('post_tags');
