ALTER TABLE "life_records" ALTER COLUMN "seen_on" SET DATA TYPE text USING to_char("seen_on", 'YYYY-MM-DD');--> statement-breakpoint
ALTER TABLE "life_records" ALTER COLUMN "seen_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "life_records" ADD CONSTRAINT "life_records_seen_on_form" CHECK (seen_on ~ '^[0-9]{4}(-[0-9]{2}){0,2}$');