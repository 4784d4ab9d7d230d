ALTER TABLE "posts" ADD COLUMN "was_sensitive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sighting_species" ADD COLUMN "public_park" text;--> statement-breakpoint
CREATE INDEX "sighting_species_park_index" ON "sighting_species" USING btree ("species","public_park","created_at","post_id") WHERE public_park is not null;