CREATE SEQUENCE "public"."own_taxon_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "imported_keys" (
	"taxon_id" integer NOT NULL,
	"key" text NOT NULL,
	"dataset" text NOT NULL,
	CONSTRAINT "imported_keys_taxon_id_key_pk" PRIMARY KEY("taxon_id","key")
);
--> statement-breakpoint
CREATE TABLE "taxon_datasets" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"credit" text NOT NULL,
	"licence" text NOT NULL,
	"licence_url" text,
	"url" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "taxa" ADD COLUMN "dataset" text;--> statement-breakpoint
ALTER TABLE "taxa" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "taxon_names" ADD COLUMN "dataset" text;--> statement-breakpoint
ALTER TABLE "imported_keys" ADD CONSTRAINT "imported_keys_taxon_id_taxa_id_fk" FOREIGN KEY ("taxon_id") REFERENCES "public"."taxa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_keys" ADD CONSTRAINT "imported_keys_dataset_taxon_datasets_name_fk" FOREIGN KEY ("dataset") REFERENCES "public"."taxon_datasets"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_keys_beginning_index" ON "imported_keys" USING btree (key collate "C");--> statement-breakpoint
CREATE INDEX "imported_keys_part_index" ON "imported_keys" USING gin ("key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "imported_keys_dataset_index" ON "imported_keys" USING btree ("dataset");--> statement-breakpoint
ALTER TABLE "taxa" ADD CONSTRAINT "taxa_dataset_taxon_datasets_name_fk" FOREIGN KEY ("dataset") REFERENCES "public"."taxon_datasets"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxon_names" ADD CONSTRAINT "taxon_names_dataset_taxon_datasets_name_fk" FOREIGN KEY ("dataset") REFERENCES "public"."taxon_datasets"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taxa_scientific_name_index" ON "taxa" USING btree ("scientific_name");--> statement-breakpoint
CREATE INDEX "taxon_names_synonym_index" ON "taxon_names" USING btree ("name") WHERE kind = 'synonym';--> statement-breakpoint
CREATE INDEX "taxon_names_dataset_index" ON "taxon_names" USING btree ("dataset") WHERE dataset is not null;--> statement-breakpoint
ALTER TABLE "taxa" ADD CONSTRAINT "taxa_source_key" UNIQUE("dataset","source_id");