ALTER TABLE "followed_topics" ADD COLUMN "in_feed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "followed_topics" ADD COLUMN "notify" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "followed_topics" ADD COLUMN "seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL;