CREATE TABLE "place_looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"member_id" uuid,
	"looked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_shares" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "place_shares_post_id_member_id_pk" PRIMARY KEY("post_id","member_id"),
	CONSTRAINT "place_shares_until_range" CHECK (until > created_at and until <= created_at + interval '2160 hours')
);
--> statement-breakpoint
ALTER TABLE "place_looks" ADD CONSTRAINT "place_looks_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_looks" ADD CONSTRAINT "place_looks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_shares" ADD CONSTRAINT "place_shares_post_id_sightings_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."sightings"("post_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_shares" ADD CONSTRAINT "place_shares_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_looks_post_index" ON "place_looks" USING btree ("post_id","looked_at","id");--> statement-breakpoint
CREATE INDEX "place_looks_member_index" ON "place_looks" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "place_looks_time_index" ON "place_looks" USING btree ("looked_at");--> statement-breakpoint
CREATE INDEX "place_shares_member_index" ON "place_shares" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "place_shares_until_index" ON "place_shares" USING btree ("until");--> statement-breakpoint
-- Whatever ends the trust in a share deletes it in the same transaction, whoever writes it. What ends is not given back:
-- the author names the member again.
create function aranya_end_shares_of_place() returns trigger language plpgsql as $$
begin
  delete from place_shares where post_id = new.post_id;
  return null;
end $$;
--> statement-breakpoint
-- A new place is not shared by an old share, and an open one needs no share.
create trigger sightings_end_shares after update of park, lat, lng, level on sightings
  for each row when (
    (old.park, old.lat, old.lng) is distinct from (new.park, new.lat, new.lng) or new.level = 0
  ) execute function aranya_end_shares_of_place();
--> statement-breakpoint
create function aranya_end_shares_of_post() returns trigger language plpgsql as $$
begin
  delete from place_shares where post_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger posts_end_shares after update of hidden_at on posts
  for each row when (new.hidden_at is not null) execute function aranya_end_shares_of_post();
--> statement-breakpoint
create function aranya_end_shares_between() returns trigger language plpgsql as $$
begin
  delete from place_shares s using posts p where p.id = s.post_id
    and (s.member_id, p.author_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return null;
end $$;
--> statement-breakpoint
create trigger blocks_end_shares after insert on blocks
  for each row execute function aranya_end_shares_between();
--> statement-breakpoint
-- A suspended author could take nothing back.
create function aranya_end_shares_of_user() returns trigger language plpgsql as $$
begin
  delete from place_shares where member_id = new.user_id
    or post_id in (select id from posts where author_id = new.user_id);
  return null;
end $$;
--> statement-breakpoint
create trigger suspensions_end_shares after insert or update on suspensions
  for each row execute function aranya_end_shares_of_user();
