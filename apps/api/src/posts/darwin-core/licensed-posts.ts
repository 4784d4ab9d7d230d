import type { NamedTaxon, RecordLicence, Sighting } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { notSuspended } from '../../people/suspensions';
import { NIL_ID } from '../../platform/common/ids';
import { type Db, queryRows } from '../../platform/db/types';
import { pictureUrl } from '../../platform/media/picture-json';
import type { OpenPictureLicence } from './licences';

const BATCH_SIZE = 500;

/** As every member may see it. */
export interface LicensedPost {
  id: string;
  sighting: Sighting;
  agreed_species: string | null;
  agreed_taxon: NamedTaxon | null;
  author: string;
  licence: RecordLicence;
  pictures: { path: string; alt: string; licence: OpenPictureLicence }[];
}

/**
 * Reads what others see, never the exact rows: visible posts of members who chose a licence and are not
 * suspended.
 * @param author for this member alone
 */
export async function* readLicensedPosts(
  db: Db,
  { now, author }: { now: Date; author?: string | undefined },
): AsyncGenerator<LicensedPost[]> {
  for (let after = NIL_ID; ;) {
    const batch: LicensedPost[] = await queryRows<LicensedPost & Record<string, unknown>>(
      db,
      sql`
        select p.id, p.sighting, p.agreed_species, p.agreed_taxon, u.full_name as author, u.record_licence as licence,
          (select coalesce(json_agg(json_build_object('path', ${pictureUrl(sql`i.media_hash`)}, 'alt', i.alt,
            'licence', i.licence) order by i.position), '[]')
            from post_images i where i.post_id = p.id and i.licence <> 'all_rights_reserved') as pictures
        from posts p join users u on u.id = p.author_id
        where p.sighting is not null and p.hidden_at is null and u.record_licence is not null
          and ${notSuspended(sql`u.id`, now)} and p.id > ${after}::uuid
          ${author === undefined ? sql`` : sql`and p.author_id = ${author}::uuid`}
        order by p.id limit ${BATCH_SIZE}`,
    );
    yield batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH_SIZE) return;
    after = last.id;
  }
}
