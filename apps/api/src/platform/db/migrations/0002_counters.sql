-- Counts that stand beside lists, kept by the database itself: whoever writes, by whatever way a row goes (a deleted
-- account takes its follows and likes along), they are exact. Two users are always updated in the order of their ids,
-- so that two who follow each other at the same moment do not wait for each other for ever.

create function aranya_count_follow() returns trigger language plpgsql as $$
declare
  follower uuid := coalesce(new.follower_id, old.follower_id);
  followee uuid := coalesce(new.followee_id, old.followee_id);
  step int := case tg_op when 'INSERT' then 1 else -1 end;
  one uuid;
begin
  foreach one in array array[least(follower, followee), greatest(follower, followee)] loop
    update users set
      following_count = following_count + case when id = follower then step else 0 end,
      followers_count = followers_count + case when id = followee then step else 0 end
    where id = one;
  end loop;
  return null;
end $$;
--> statement-breakpoint
create trigger follows_count after insert or delete on follows
  for each row execute function aranya_count_follow();
--> statement-breakpoint
create function aranya_count_connection() returns trigger language plpgsql as $$
declare
  step int := 0;
  one uuid;
begin
  if tg_op <> 'INSERT' and old.status = 'accepted' then step := step - 1; end if;
  if tg_op <> 'DELETE' and new.status = 'accepted' then step := step + 1; end if;
  if step <> 0 then
    foreach one in array array[coalesce(new.low_id, old.low_id), coalesce(new.high_id, old.high_id)] loop
      update users set connections_count = connections_count + step where id = one;
    end loop;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger connections_count after insert or delete or update of status on connections
  for each row execute function aranya_count_connection();
--> statement-breakpoint
create function aranya_count_post() returns trigger language plpgsql as $$
begin
  update users set posts_count = posts_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.author_id, old.author_id);
  return null;
end $$;
--> statement-breakpoint
create trigger posts_count after insert or delete on posts
  for each row execute function aranya_count_post();
--> statement-breakpoint
create function aranya_count_like() returns trigger language plpgsql as $$
begin
  update posts set likes_total = likes_total + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.post_id, old.post_id);
  return null;
end $$;
--> statement-breakpoint
create trigger likes_count after insert or delete on likes
  for each row execute function aranya_count_like();
--> statement-breakpoint
-- How many posts and profiles show a public picture. What comes to 0 is purged by the API once it was left alone.
create function aranya_count_media(gone text, come text) returns void language sql as $$
  update media set
    refcount = refcount + case when hash = come then 1 else 0 end - case when hash = gone then 1 else 0 end,
    touched_at = now()
  where hash in (gone, come) and gone is distinct from come;
$$;
--> statement-breakpoint
create function aranya_count_post_image() returns trigger language plpgsql as $$
begin
  perform aranya_count_media(
    case when tg_op <> 'INSERT' then old.media_hash end, case when tg_op <> 'DELETE' then new.media_hash end);
  return null;
end $$;
--> statement-breakpoint
create trigger post_images_count after insert or delete or update of media_hash on post_images
  for each row execute function aranya_count_post_image();
--> statement-breakpoint
create function aranya_count_user_pictures() returns trigger language plpgsql as $$
begin
  perform aranya_count_media(
    case when tg_op <> 'INSERT' then old.profile_media_hash end,
    case when tg_op <> 'DELETE' then new.profile_media_hash end);
  perform aranya_count_media(
    case when tg_op <> 'INSERT' then old.cover_media_hash end,
    case when tg_op <> 'DELETE' then new.cover_media_hash end);
  return null;
end $$;
--> statement-breakpoint
create trigger users_pictures_count after insert or delete or update of profile_media_hash, cover_media_hash on users
  for each row execute function aranya_count_user_pictures();
