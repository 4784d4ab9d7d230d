DROP INDEX "contact_messages_time_index";--> statement-breakpoint
CREATE INDEX "contact_messages_open_index" ON "contact_messages" USING btree ("created_at","id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_handled_index" ON "contact_messages" USING btree ("handled_at","id") WHERE handled_at is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_time_index" ON "contact_messages" USING btree ("created_at","id");