-- The same text for spellings that people use for one another. `foldSpelling` of the contracts does the same: letters
-- without the dot below, no joiners, one sign for a nasal vowel, and a dot for a nasal before a consonant of its row.
create function public.aranya_spelling(input text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    translate(input,
      E'\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f\u0929\u0931\u0934\u0901\u093c\u200c\u200d',
      'कखगजडढफयनरळं'),
    '([^्])(?:ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ]))', '\1ं', 'g');
--> statement-breakpoint
create or replace function public.aranya_fold(input text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, public.aranya_spelling(input)));
--> statement-breakpoint
-- Usernames with one key pass for one another. `usernameKey` of the API does the same.
create function public.aranya_username_key(username text) returns text
  language sql immutable strict parallel safe
  return translate(replace(public.aranya_spelling(lower(username)), 'रव', 'ख'),
    '०१२३४५६७८९ॲऍऑॉॆॊङॅ्', '0123456789अएआाेोड');
--> statement-breakpoint
-- These generated columns are written anew where they change.
update users set full_name = full_name where search_text <> aranya_fold(search_text);
--> statement-breakpoint
update posts set content = content where content ~ E'[\u0900-\u097f\u200c\u200d]';
--> statement-breakpoint
insert into imported_keys (taxon_id, key, dataset, is_whole)
  select taxon_id, aranya_spelling(key), dataset, is_whole from imported_keys where key <> aranya_spelling(key)
  on conflict do nothing;
--> statement-breakpoint
delete from imported_keys where key <> aranya_spelling(key);
--> statement-breakpoint
-- Hashtags in Devanagari have no joiners.
insert into post_tags (post_id, tag, created_at)
  select post_id, regexp_replace(tag, E'([\u0900-\u097f])[\u200c\u200d]+', '\1', 'g'), created_at from post_tags where tag ~ E'([\u0900-\u097f])[\u200c\u200d]+'
  on conflict do nothing;
--> statement-breakpoint
delete from post_tags where tag ~ E'([\u0900-\u097f])[\u200c\u200d]+';
--> statement-breakpoint
insert into followed_topics (user_id, kind, key, in_feed, notify, seen_at, created_at)
  select user_id, kind, regexp_replace(key, E'([\u0900-\u097f])[\u200c\u200d]+', '\1', 'g'), in_feed, notify, seen_at, created_at
  from followed_topics where kind = 'tag' and key ~ E'([\u0900-\u097f])[\u200c\u200d]+'
  on conflict do nothing;
--> statement-breakpoint
delete from followed_topics where kind = 'tag' and key ~ E'([\u0900-\u097f])[\u200c\u200d]+';
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_username_shape";--> statement-breakpoint
DROP INDEX "users_username_key";--> statement-breakpoint
CREATE INDEX "post_tags_folded_index" ON "post_tags" USING btree (aranya_fold(tag),"tag");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (aranya_username_key(username));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_shape" CHECK (username ~ '^(?:[a-z0-9_]{3,30}|(?=.*[अ-ह])(?=.{1,90}$)(?:(?:(?:[क-ह]़?्){0,4}[क-ह]़?(?:[ा-ौ]?[ँंः]?|्(?![क-ह]))|[अ-ऋऍएऐऑओऔॲॐ][ँंः]?)|[0-9०-९_]){2,30})$');
