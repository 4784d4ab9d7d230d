CREATE TABLE "site_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "site_versions_revision_unique" UNIQUE("revision"),
	CONSTRAINT "site_versions_revision" CHECK (revision > 0),
	CONSTRAINT "site_versions_saved_by_length" CHECK (char_length(saved_by) between 1 and 80)
);
