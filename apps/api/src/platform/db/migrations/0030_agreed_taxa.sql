ALTER TABLE "posts" ADD COLUMN "agreed_taxon" json;--> statement-breakpoint
CREATE INDEX "taxa_species_index" ON "taxa" USING btree ("species") WHERE species is not null;