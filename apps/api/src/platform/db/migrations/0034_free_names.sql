CREATE TABLE "settled_names" (
	"id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"species" text,
	"settled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "settled_names_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "identifications" ADD COLUMN "free_name" text;--> statement-breakpoint
ALTER TABLE "life_records" ADD COLUMN "free_name" text;--> statement-breakpoint
ALTER TABLE "sighting_species" ADD COLUMN "free_name" text;--> statement-breakpoint
CREATE INDEX "identifications_free_name_index" ON "identifications" USING btree ("free_name") WHERE free_name is not null;--> statement-breakpoint
CREATE INDEX "life_records_free_name_index" ON "life_records" USING btree ("free_name") WHERE free_name is not null;--> statement-breakpoint
CREATE INDEX "sighting_species_free_name_index" ON "sighting_species" USING btree ("free_name") WHERE free_name is not null;