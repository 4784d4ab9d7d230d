import { Button, notify } from '@aranya/ui';
import { Copy, Printer } from 'lucide-react';
import { paths } from '../../../lib/paths';
import { absoluteUrl, siteName } from '../../../lib/settings';
import { longDate } from '../shared/moderation-dates';
import styles from './invitation-sheet.module.css';
import type { MadeInvitation } from './invite-dialog';
import { QrCode } from './qr-code';

/** Shows a new invitation's link only once; printed, it is a sheet for the notice board. */
export function InvitationSheet({ invitation, token, onDone }: MadeInvitation & { onDone: () => void }) {
  const { label, ends_at: end } = invitation;
  const link = absoluteUrl(paths.join(token));
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify.success('The link is copied'),
      () => notify.error('The link could not be copied. Select it and copy it by hand.'),
    );
  return (
    <>
      <div className="alarm screen-only">
        <p className="bold">Copy or print the link now.</p>
        <p>It is not shown again. If it is lost, revoke the invitation and make another.</p>
      </div>
      <article className="panel stack gap-4 center pad-5 centered" aria-labelledby="sheet">
        <h1 id="sheet" className="breaks">
          <bdi>{label}</bdi> invites you
        </h1>
        <p className="lede">Join us on {siteName()}: scan the code, or type the address.</p>
        <QrCode text={link} label="Code with the address below" className={styles.code} />
        <p className={styles.link}>
          {absoluteUrl(paths.join(''))}
          <wbr />
          {token}
        </p>
        <p className="ink-2">Works until {longDate(end)}.</p>
      </article>
      <div className="cluster gap-3 screen-only">
        <Button variant="fill" icon={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
          Print the sheet
        </Button>
        <Button variant="outline" icon={<Copy aria-hidden="true" size={18} />} onClick={() => void copy()}>
          Copy the link
        </Button>
        <Button variant="outline" onClick={onDone}>
          Done
        </Button>
      </div>
    </>
  );
}
