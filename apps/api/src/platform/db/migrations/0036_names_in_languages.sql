ALTER TABLE "taxon_names" DROP CONSTRAINT "taxon_names_taxon_id_name_pk";--> statement-breakpoint
ALTER TABLE "taxon_names" ADD COLUMN "used_in" text;--> statement-breakpoint
ALTER TABLE "taxon_names" ADD COLUMN "position" smallint;--> statement-breakpoint
UPDATE "taxon_names" SET "position" = "ordered"."position" FROM (SELECT "taxon_id", "name", row_number() OVER (PARTITION BY "taxon_id" ORDER BY "name") - 1 AS "position" FROM "taxon_names") "ordered" WHERE "taxon_names"."taxon_id" = "ordered"."taxon_id" AND "taxon_names"."name" = "ordered"."name";--> statement-breakpoint
ALTER TABLE "taxon_names" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "taxon_names" ADD CONSTRAINT "taxon_names_taxon_id_position_pk" PRIMARY KEY("taxon_id","position");--> statement-breakpoint
ALTER TABLE "taxon_names" ADD CONSTRAINT "taxon_names_once_key" UNIQUE NULLS NOT DISTINCT("taxon_id","name","language");