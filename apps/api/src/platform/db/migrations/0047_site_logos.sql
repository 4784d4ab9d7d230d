CREATE TABLE "site_logos" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"image" text NOT NULL,
	"icon" text NOT NULL,
	"maskable" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
