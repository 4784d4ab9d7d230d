import type { AddedMember } from '@aranya/contracts';
import { Button } from '@aranya/ui';
import { Printer } from 'lucide-react';
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
  const address = absoluteUrl(paths.community());
  return (
    <>
      <div className="alarm screen-only">
        <p className="bold">Print the card now.</p>
        <p>The first password is not shown again. If the card is lost, add the member once more.</p>
      </div>
      <article className={`panel stack gap-3 center pad-5 centered ${styles.card}`} aria-labelledby="card">
        <h1 id="card" className="size-3 breaks">
          Welcome to {siteName()}, <bdi>{name}</bdi>
        </h1>
        <p>Scan the code, or type the address, and sign in.</p>
        <QrCode text={address} label="Code with the address below" className={styles.code} />
        <p className="breaks semibold">{address}</p>
        <dl className="stack gap-2">
          <div>
            <dt className="small ink-2">E-mail address</dt>
            <dd className="breaks semibold">{email}</dd>
          </div>
          <div>
            <dt className="small ink-2">First password</dt>
            <dd className={styles.link}>{password}</dd>
          </div>
        </dl>
        <p className="ink-2">You change it at your first sign-in. It works until {longDate(end)}.</p>
      </article>
      <div className="cluster gap-3 screen-only">
        <Button variant="fill" icon={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
          Print the card
        </Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </div>
    </>
  );
}
