import type { AddedMember } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { Printer } from 'lucide-react';
import { localized } from '../../../lib/language/site-paths';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
import { paths } from '../../../lib/paths';
import { absoluteUrl, siteName } from '../../../lib/settings';
import { longDate } from '../shared/moderation-dates';
import styles from './invitation-sheet.module.css';
import { QrCode } from './qr-code';

export interface AddedByCard extends Pick<AddedMember, 'email' | 'ends_at'> {
  name: string;
  password: string;
}

/** Shows a first password only once; printed, the card is a sheet of A6. */
export function MemberCard({ card, onDone }: { card: AddedByCard; onDone: () => void }) {
  const { name, email, password, ends_at: end } = card;
  const address = absoluteUrl(localized(paths.community()));
  return (
    <>
      <div className="alarm screen-only">
        <p className="bold">{m.admin_card_now()}</p>
        <p>{m.admin_card_once()}</p>
      </div>
      <article className={`panel stack gap-3 center pad-5 centered ${styles.card}`} aria-labelledby="card">
        <h1 id="card" className="size-3 breaks">
          {filled(m.admin_card_welcome({ site: siteName(), name: '{name}' }), { name: <bdi>{name}</bdi> })}
        </h1>
        <p>{m.admin_card_how()}</p>
        <QrCode text={address} label={m.admin_card_code()} className={styles.code} />
        <p className="breaks semibold">{address}</p>
        <dl className="stack gap-2">
          <div>
            <dt className="small ink-2">{m.admin_add_email()}</dt>
            <dd className="breaks semibold">{email}</dd>
          </div>
          <div>
            <dt className="small ink-2">{m.admin_card_password()}</dt>
            <dd className={styles.link}>{password}</dd>
          </div>
        </dl>
        <p className="ink-2">{m.admin_card_until({ date: longDate(end) })}</p>
      </article>
      <div className="cluster gap-3 screen-only">
        <Button variant="fill" icon={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
          {m.admin_card_print()}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {m.admin_sheet_done()}
        </Button>
      </div>
    </>
  );
}
