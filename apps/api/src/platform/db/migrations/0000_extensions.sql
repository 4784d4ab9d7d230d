-- Both are trusted: the owner of a database may make them.
create extension if not exists pg_trgm with schema public;
--> statement-breakpoint
create extension if not exists unaccent with schema public;
--> statement-breakpoint
-- Text without case and accents, for searching. unaccent is only stable, since its dictionary may be edited; ours is
-- the one that comes with PostgreSQL and stays as it is, so that the function may stand in an index.
create function public.aranya_fold(input text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, input));
