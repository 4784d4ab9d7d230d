import { Button, Dialog } from '@aranya/ui';
import type { PlaceWarning as Warning } from '@aranya/wildlife-data';
import { Lock } from 'lucide-react';
import type { FoundPlaces } from './use-place-check';
import { m } from '../../lib/language/messages';
import { intlLocale } from '../../lib/language/locale';
import { recordWord } from '../../lib/language/record-word';

interface PlaceWarningProps {
  places: FoundPlaces;
  onPublish: () => void;
  publishLabel?: string;
}

const MAX_NAMES = 4;

function speciesNames({ species }: Warning): string {
  const names = species
    .slice(0, MAX_NAMES)
    .map(({ name, conservation_status }) => `${recordWord(name)} (${recordWord(conservation_status)})`);
  const more = species.length - names.length;
  const list = new Intl.ListFormat(intlLocale());
  return list.format(more > 0 ? [...names, m.warning_more({ number: more })] : names);
}

const reachText = ({ metres }: Warning) =>
  metres < 1000 ? m.warning_reach_m({ number: metres }) : m.warning_reach_km({ number: metres / 1000 });

const warnedPart = ({ field }: Warning) =>
  field === 'text' ? m.warning_in_text() : m.warning_in_picture({ number: field + 1 });

export function PlaceWarning({ places, onPublish, publishLabel = m.warning_publish() }: PlaceWarningProps) {
  const { found, redact, protect, close } = places;
  const warnings = found?.warnings ?? [];
  const [first] = warnings;
  return (
    <Dialog
      open={found !== undefined}
      onOpenChange={(open) => !open && close()}
      title={m.warning_title()}
      description={first && m.warning_text({ species: speciesNames(first) })}
      closeLabel={m.composer_keep_editing()}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {m.composer_keep_editing()}
          </Button>
          <Button variant="outline" onClick={onPublish}>
            {publishLabel}
          </Button>
          <Button onClick={redact}>{m.warning_take_out()}</Button>
        </>
      }
    >
      <ul className="stack gap-3">
        {warnings.map((warning) => (
          <li key={`${warning.field} ${warning.place.start}`} className="stack gap-1 alarm">
            <span className="tiny ink-2">{warnedPart(warning)}</span>
            <bdi className="bold breaks">{warning.place.text}</bdi>
            <span className="small">{reachText(warning)}</span>
          </li>
        ))}
      </ul>
      {protect && (
        <div className="stack gap-3 starts over-4 small">
          <p>{m.warning_move_text()}</p>
          <Button variant="outline" icon={<Lock aria-hidden="true" />} onClick={protect}>
            {m.warning_move()}
          </Button>
        </div>
      )}
      <p className="over-4 small ink-2">{m.warning_camera()}</p>
    </Dialog>
  );
}
