-- As in 0002: whoever writes, and by whatever way a row goes, the counts are exact. Deleted and hidden comments do not count.
create function aranya_count_comment() returns trigger language plpgsql as $$
declare
  step int := 0;
begin
  if tg_op <> 'INSERT' and old.deleted_at is null and old.hidden_at is null then step := step - 1; end if;
  if tg_op <> 'DELETE' and new.deleted_at is null and new.hidden_at is null then step := step + 1; end if;
  if step <> 0 then
    update posts set comments_total = comments_total + step where id = coalesce(new.post_id, old.post_id);
    update comments set answers_total = answers_total + step where id = coalesce(new.parent_id, old.parent_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger comments_count after insert or delete or update of deleted_at, hidden_at on comments
  for each row execute function aranya_count_comment();
--> statement-breakpoint
create function aranya_count_comment_like() returns trigger language plpgsql as $$
begin
  update comments set likes_total = likes_total + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.comment_id, old.comment_id);
  return null;
end $$;
--> statement-breakpoint
create trigger comment_likes_count after insert or delete on comment_likes
  for each row execute function aranya_count_comment_like();
