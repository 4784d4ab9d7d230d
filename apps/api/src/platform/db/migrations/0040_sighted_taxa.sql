CREATE TABLE "sighted_taxa" (
	"taxon_id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer
);
--> statement-breakpoint
DROP INDEX "imported_keys_beginning_index";--> statement-breakpoint
DROP INDEX "imported_keys_part_index";--> statement-breakpoint
DROP INDEX "taxa_scientific_name_index";--> statement-breakpoint
DROP INDEX "taxa_parent_index";--> statement-breakpoint
ALTER TABLE "imported_keys" DROP CONSTRAINT "imported_keys_taxon_id_key_pk";--> statement-breakpoint
ALTER TABLE "imported_keys" ADD CONSTRAINT "imported_keys_taxon_id_key_dataset_pk" PRIMARY KEY("taxon_id","key","dataset");--> statement-breakpoint
ALTER TABLE "imported_keys" ADD COLUMN "is_whole" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sighted_taxa" ADD CONSTRAINT "sighted_taxa_taxon_id_taxa_id_fk" FOREIGN KEY ("taxon_id") REFERENCES "public"."taxa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sighted_taxa_parent_index" ON "sighted_taxa" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "taxa_shipped_parent_index" ON "taxa" USING btree ("parent_id") WHERE dataset is null;--> statement-breakpoint
-- Each name with each of its words in front.
insert into imported_keys (taxon_id, key, dataset, is_whole)
select k.taxon_id, ' ' || array_to_string(words[at:] || words[:at - 1], ' '), k.dataset, false
from imported_keys k
cross join lateral string_to_array(ltrim(k.key), ' ') words
cross join lateral generate_series(2, array_length(words, 1)) at
on conflict do nothing;
--> statement-breakpoint
CREATE INDEX "imported_keys_beginning_index" ON "imported_keys" USING btree (key collate "C","taxon_id");--> statement-breakpoint
CREATE INDEX "imported_keys_part_index" ON "imported_keys" USING gin ("key" gin_trgm_ops) WHERE is_whole;--> statement-breakpoint
CREATE INDEX "taxa_scientific_name_index" ON "taxa" USING btree ("scientific_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "taxa_parent_index" ON "taxa" USING btree ("parent_id","scientific_name");
--> statement-breakpoint
-- What posts name, and all that is above it; what no post names any longer stays.
create function aranya_note_sighted(key text) returns void language plpgsql as $$
begin
  -- Above what is there already, all is there: it is not even locked, or posts would wait for each other.
  with recursive fresh as (
    select t.id, t.parent_id from taxa t
      where (t.id = substring(key from '^taxon-([0-9]+)$')::int or t.species = key)
        and not exists (select from sighted_taxa s where s.taxon_id = t.id and s.parent_id is not distinct from t.parent_id)
    union
    select t.id, t.parent_id from fresh f join taxa t on t.id = f.parent_id
      where not exists (select from sighted_taxa s where s.taxon_id = t.id and s.parent_id is not distinct from t.parent_id)
  )
  insert into sighted_taxa (taxon_id, parent_id) select id, parent_id from fresh order by id
  on conflict (taxon_id) do update set parent_id = excluded.parent_id;
end $$;
--> statement-breakpoint
create function aranya_note_all_sighted() returns void language sql as $$
  select aranya_note_sighted(species) from (
    select species from sighting_species union select agreed_species from posts where agreed_species is not null) named
$$;
--> statement-breakpoint
create function aranya_note_sighting() returns trigger language plpgsql as $$
begin
  perform aranya_note_sighted(new.species);
  return null;
end $$;
--> statement-breakpoint
create trigger sighting_species_sighted after insert or update of species on sighting_species
  for each row execute function aranya_note_sighting();
--> statement-breakpoint
create function aranya_note_agreed() returns trigger language plpgsql as $$
begin
  perform aranya_note_sighted(new.agreed_species);
  return null;
end $$;
--> statement-breakpoint
create trigger posts_sighted after insert or update of agreed_species on posts
  for each row when (new.agreed_species is not null)
  execute function aranya_note_agreed();
--> statement-breakpoint
create function aranya_note_moved() returns trigger language plpgsql as $$
begin
  if exists (select from sighted_taxa where taxon_id = new.id) then
    perform aranya_note_sighted('taxon-' || new.id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger taxa_sighted after update of parent_id on taxa
  for each row when (new.parent_id is distinct from old.parent_id) execute function aranya_note_moved();
--> statement-breakpoint
select aranya_note_all_sighted();
--> statement-breakpoint
analyze imported_keys;
