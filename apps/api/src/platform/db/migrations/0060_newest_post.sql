ALTER TABLE "users" ADD COLUMN "newest_post_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "newest_post_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_newest_post_whole" CHECK ((newest_post_at is null) = (newest_post_id is null));--> statement-breakpoint
create function aranya_set_newest_post(author uuid) returns void language sql as $$
  update users set (newest_post_at, newest_post_id) = (
    select p.created_at, p.id from posts p where p.author_id = author and p.hidden_at is null
    order by p.created_at desc, p.id desc limit 1
  ) where id = author;
$$;
--> statement-breakpoint
select aranya_set_newest_post(id) from users where posts_count > 0;
--> statement-breakpoint
-- Whoever waits for the author's row sees in the next statement what was committed meanwhile.
create or replace function aranya_count_post() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update users u set posts_count = posts_count + 1, (newest_post_at, newest_post_id) = (
      select at, post from (values
        (u.newest_post_at, u.newest_post_id),
        (case when new.hidden_at is null then new.created_at end, new.id)
      ) known (at, post) where at is not null order by at desc, post desc limit 1
    ) where u.id = new.author_id;
  else
    update users set posts_count = posts_count - 1 where id = old.author_id;
    if exists (select 1 from users where id = old.author_id and newest_post_id = old.id) then
      perform aranya_set_newest_post(old.author_id);
    end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
create function aranya_refresh_newest_post() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.author_id for no key update;
  perform aranya_set_newest_post(new.author_id);
  return null;
end $$;
--> statement-breakpoint
create trigger posts_newest after update of hidden_at, created_at on posts for each row
  when ((old.hidden_at, old.created_at) is distinct from (new.hidden_at, new.created_at))
  execute function aranya_refresh_newest_post();
