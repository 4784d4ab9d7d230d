ALTER TABLE "post_images" DROP CONSTRAINT "post_images_position_range";--> statement-breakpoint
ALTER TABLE "post_images" ADD CONSTRAINT "post_images_position_range" CHECK (position between 0 and 9);