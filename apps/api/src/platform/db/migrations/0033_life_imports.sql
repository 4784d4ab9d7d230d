CREATE TABLE "imported_records" (
	"user_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"species" text NOT NULL,
	"seen_on" date,
	CONSTRAINT "imported_records_user_id_import_id_species_pk" PRIMARY KEY("user_id","import_id","species")
);
--> statement-breakpoint
CREATE TABLE "life_imports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "life_imports_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "life_imports_source_known" CHECK (source in ('ebird', 'inaturalist'))
);
--> statement-breakpoint
ALTER TABLE "imported_records" ADD CONSTRAINT "imported_records_import_fk" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."life_imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "life_imports" ADD CONSTRAINT "life_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;