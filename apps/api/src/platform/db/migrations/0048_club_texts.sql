ALTER TABLE "house_rules" DROP CONSTRAINT "house_rules_text_length";--> statement-breakpoint
DROP INDEX "rules_acceptances_version_index";--> statement-breakpoint
ALTER TABLE "rules_acceptances" DROP CONSTRAINT "rules_acceptances_user_id_version_pk";--> statement-breakpoint
ALTER TABLE "house_rules" DROP CONSTRAINT "house_rules_pkey";--> statement-breakpoint
ALTER TABLE "house_rules" ADD COLUMN "kind" text DEFAULT 'rules' NOT NULL;--> statement-breakpoint
ALTER TABLE "rules_acceptances" ADD COLUMN "kind" text DEFAULT 'rules' NOT NULL;--> statement-breakpoint
ALTER TABLE "house_rules" ADD CONSTRAINT "house_rules_kind_version_pk" PRIMARY KEY("kind","version");--> statement-breakpoint
ALTER TABLE "rules_acceptances" ADD CONSTRAINT "rules_acceptances_user_id_kind_version_pk" PRIMARY KEY("user_id","kind","version");--> statement-breakpoint
CREATE INDEX "rules_acceptances_version_index" ON "rules_acceptances" USING btree ("kind","version");--> statement-breakpoint
ALTER TABLE "house_rules" ADD CONSTRAINT "house_rules_kind_known" CHECK (kind in ('rules', 'terms', 'privacy'));--> statement-breakpoint
ALTER TABLE "house_rules" ADD CONSTRAINT "house_rules_text_length" CHECK (char_length(text) <= 10000);--> statement-breakpoint
ALTER TABLE "rules_acceptances" ADD CONSTRAINT "rules_acceptances_kind_known" CHECK (kind in ('rules', 'terms', 'privacy'));
