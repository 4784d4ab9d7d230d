ALTER TABLE "moderation_log" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
CREATE INDEX "comments_hidden_index" ON "comments" USING btree ("author_id","hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "follows_time_index" ON "follows" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "moderation_log_owner_index" ON "moderation_log" USING btree ("owner_id","created_at","id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "moderation_log_action_index" ON "moderation_log" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "likes_time_index" ON "likes" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "post_images_open_index" ON "post_images" USING btree ("post_id","position") WHERE licence <> 'all_rights_reserved';--> statement-breakpoint
CREATE INDEX "posts_hidden_index" ON "posts" USING btree ("author_id","hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "reports_subject_index" ON "reports" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "reports_queue_index" ON "reports" USING btree ("id") WHERE reviewed_at is null;--> statement-breakpoint
CREATE INDEX "reports_urgent_index" ON "reports" USING btree ("id") WHERE reviewed_at is null and reason in ('reveals_place', 'cruelty', 'illegal_trade');--> statement-breakpoint
CREATE INDEX "reports_closed_index" ON "reports" USING btree ("reviewed_at","id") WHERE reviewed_at is not null;--> statement-breakpoint
-- Pictures of profiles that can be put back count as used.
create function aranya_count_removal_pictures() returns trigger language plpgsql as $$
declare
  gone jsonb := case when tg_op <> 'INSERT' then old.saved end;
  come jsonb := case when tg_op <> 'DELETE' then new.saved end;
begin
  perform aranya_count_media(gone ->> 'profileMediaHash', come ->> 'profileMediaHash');
  perform aranya_count_media(gone ->> 'coverMediaHash', come ->> 'coverMediaHash');
  return null;
end $$;
--> statement-breakpoint
create trigger removals_pictures_count after insert or delete or update of saved on removals
  for each row execute function aranya_count_removal_pictures();
