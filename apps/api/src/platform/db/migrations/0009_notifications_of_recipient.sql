-- Instead of a foreign key, whose check would lock the recipient in every like.
create function aranya_delete_notifications() returns trigger language plpgsql as $$
begin
  delete from notifications where recipient_id = old.id;
  return null;
end $$;
--> statement-breakpoint
create trigger users_notifications after delete on users
  for each row execute function aranya_delete_notifications();
