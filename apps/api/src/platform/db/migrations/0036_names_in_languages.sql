ALTER TABLE "taxon_names" DROP CONSTRAINT "taxon_names_taxon_id_name_pk";--> statement-breakpoint
ALTER TABLE "taxon_names" ADD COLUMN "used_in" text;--> statement-breakpoint
ALTER TABLE "taxon_names" ADD COLUMN "position" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "taxon_names" ADD CONSTRAINT "taxon_names_once_key" UNIQUE NULLS NOT DISTINCT("taxon_id","name","language");