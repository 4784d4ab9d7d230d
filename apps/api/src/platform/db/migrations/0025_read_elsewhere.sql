ALTER TABLE "events" DROP CONSTRAINT "events_type_known";--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_seen_complete";--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_type_known" CHECK (type in ('message', 'seen', 'deleted', 'connections', 'post', 'notification', 'chat_read', 'notifications_read')) NOT VALID;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_seen_complete" CHECK (type not in ('seen', 'chat_read') or (peer_id is not null and up_to is not null)) NOT VALID;