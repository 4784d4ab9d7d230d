import { Button, notify } from '@aranya/ui';
import { Copy, Printer } from 'lucide-react';
import { localized } from '../../../lib/language/site-paths';
import { filled } from '../../../lib/language/filled';
import { m } from '../../../lib/language/messages';
import { paths } from '../../../lib/paths';
import { absoluteUrl, siteName } from '../../../lib/settings';
import { longDate } from '../shared/moderation-dates';
import styles from './invitation-sheet.module.css';
import type { MadeInvitation } from './invite-dialog';
import { QrCode } from './qr-code';

/** Shows a new invitation's link only once; printed, it is a sheet for the notice board. */
export function InvitationSheet({ invitation, token, onDone }: MadeInvitation & { onDone: () => void }) {
  const { label, ends_at: end } = invitation;
  const link = absoluteUrl(localized(paths.join(token)));
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify.success(m.admin_sheet_copied()),
      () => notify.error(m.admin_sheet_not_copied()),
    );
  return (
    <>
      <div className="alarm screen-only">
        <p className="bold">{m.admin_sheet_now()}</p>
        <p>{m.admin_sheet_once()}</p>
      </div>
      <article className="panel stack gap-4 center pad-5 centered" aria-labelledby="sheet">
        <h1 id="sheet" className="breaks">
          {filled(m.admin_sheet_invites({ label: '{label}' }), { label: <bdi>{label}</bdi> })}
        </h1>
        <p className="lede">{m.admin_sheet_join({ site: siteName() })}</p>
        <QrCode text={link} label={m.admin_card_code()} className={styles.code} />
        <p className={styles.link}>
          {link.slice(0, -token.length)}
          <wbr />
          {token}
        </p>
        <p className="ink-2">{m.admin_sheet_until({ date: longDate(end) })}</p>
      </article>
      <div className="cluster gap-3 screen-only">
        <Button variant="fill" icon={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
          {m.admin_sheet_print()}
        </Button>
        <Button variant="outline" icon={<Copy aria-hidden="true" size={18} />} onClick={() => void copy()}>
          {m.admin_sheet_copy()}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {m.admin_sheet_done()}
        </Button>
      </div>
    </>
  );
}
