CREATE TABLE "taxa" (
	"id" integer PRIMARY KEY NOT NULL,
	"rank" text NOT NULL,
	"scientific_name" text NOT NULL,
	"name" text,
	"parent_id" integer,
	"group" text NOT NULL,
	"iucn" text,
	"extinct" boolean NOT NULL,
	"india" boolean NOT NULL,
	"common" smallint NOT NULL,
	"species" text,
	"avibase" text,
	CONSTRAINT "taxa_id_positive" CHECK (id > 0),
	CONSTRAINT "taxa_rank_known" CHECK (rank in ('class', 'order', 'suborder', 'infraorder', 'superfamily', 'family', 'genus', 'species', 'subspecies'))
);
--> statement-breakpoint
CREATE TABLE "taxa_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taxon_names" (
	"taxon_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"language" text,
	CONSTRAINT "taxon_names_taxon_id_name_pk" PRIMARY KEY("taxon_id","name")
);
--> statement-breakpoint
ALTER TABLE "taxa" ADD CONSTRAINT "taxa_parent_id_taxa_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."taxa"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxon_names" ADD CONSTRAINT "taxon_names_taxon_id_taxa_id_fk" FOREIGN KEY ("taxon_id") REFERENCES "public"."taxa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taxa_parent_index" ON "taxa" USING btree ("parent_id");