CREATE TABLE "sensitivity_runs" (
	"table_hash" text PRIMARY KEY NOT NULL,
	"pass" smallint DEFAULT 1 NOT NULL,
	"after" uuid,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "sightings_author_index";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "named_level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "suggested_level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "strictest_level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightings" ADD COLUMN "at_site" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sightings" ADD COLUMN "own_level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightings" ADD COLUMN "level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sightings" ADD COLUMN "park_from" date;--> statement-breakpoint
CREATE INDEX "sightings_park_from_index" ON "sightings" USING btree ("park_from") WHERE park_from is not null;--> statement-breakpoint
CREATE INDEX "sightings_author_index" ON "sightings" USING btree ("author_id","seen_on");--> statement-breakpoint
UPDATE "posts" SET "named_level" = 2, "strictest_level" = 2 WHERE "was_sensitive";--> statement-breakpoint
UPDATE "sightings" SET "own_level" = 2, "level" = 2 WHERE "is_protected";--> statement-breakpoint
UPDATE "posts" SET "strictest_level" = 2 WHERE "strictest_level" = 0
	AND ("asks" OR EXISTS (SELECT FROM "sightings" WHERE "sightings"."post_id" = "posts"."id" AND "level" = 2));--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "was_sensitive";--> statement-breakpoint
ALTER TABLE "sightings" DROP COLUMN "is_protected";--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_levels" CHECK (least(named_level, suggested_level) >= 0 and strictest_level <= 3);--> statement-breakpoint
ALTER TABLE "sightings" ADD CONSTRAINT "sightings_levels" CHECK (own_level between 0 and level and level <= 3);