-- Triggers fire in the order of their names: follows_count has locked both people, and a query of a function sees what
-- was committed until then. A block committed while the statement of a follow waited for its locks is not in the
-- statement's own snapshot.
create function aranya_refuse_blocked_follow() returns trigger language plpgsql as $$
begin
  if exists (select 1 from blocks b where b.blocker_id = new.follower_id and b.blocked_id = new.followee_id)
    or exists (select 1 from blocks b where b.blocker_id = new.followee_id and b.blocked_id = new.follower_id)
  then
    raise exception 'One of the two has blocked the other'
      using errcode = 'check_violation', constraint = 'follows_not_blocked', table = 'follows';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger follows_not_blocked after insert on follows
  for each row execute function aranya_refuse_blocked_follow();
