ALTER TABLE "sightings" ADD COLUMN "place_name" text;--> statement-breakpoint
ALTER TABLE "sightings" ADD CONSTRAINT "sightings_name_of_point" CHECK (place_name is null or lat is not null) NOT VALID;