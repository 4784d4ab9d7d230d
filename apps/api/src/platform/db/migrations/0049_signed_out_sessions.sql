ALTER TABLE "identity"."accounts" ADD COLUMN "signed_out_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity"."accounts" ADD COLUMN "signed_out_except" text;