import { Button, Dialog } from '@aranya/ui';
import type { PlaceWarning as Warning } from '@aranya/wildlife-data';
import { Lock } from 'lucide-react';
import type { FoundPlaces } from './use-place-check';

interface PlaceWarningProps {
  places: FoundPlaces;
  onPublish: () => void;
  publishLabel?: string;
}

const list = new Intl.ListFormat('en');
const MAX_NAMES = 4;

function speciesNames({ species }: Warning): string {
  const names = species
    .slice(0, MAX_NAMES)
    .map(({ name, conservation_status }) => `${name} (${conservation_status})`);
  const more = species.length - names.length;
  return list.format(more > 0 ? [...names, `${more} more`] : names);
}

const warnedPart = ({ field }: Warning) =>
  field === 'text' ? 'In your text' : `In the description of picture ${field + 1}`;

export function PlaceWarning({ places, onPublish, publishLabel = 'Publish anyway' }: PlaceWarningProps) {
  const { found, redact, protect, close } = places;
  const warnings = found?.warnings ?? [];
  const [first] = warnings;
  return (
    <Dialog
      open={found !== undefined}
      onOpenChange={(open) => !open && close()}
      title="This shows poachers the way"
      description={
        first && `Your post names ${speciesNames(first)} and gives an exact place. Poachers read posts too.`
      }
      closeLabel="Keep editing"
      footer={
        <>
          <Button variant="outline" onClick={close}>
            Keep editing
          </Button>
          <Button variant="outline" onClick={onPublish}>
            {publishLabel}
          </Button>
          <Button onClick={redact}>Take it out</Button>
        </>
      }
    >
      <ul className="stack gap-3">
        {warnings.map((warning) => (
          <li key={`${warning.field} ${warning.place.start}`} className="stack gap-1 alarm">
            <span className="tiny ink-2">{warnedPart(warning)}</span>
            <bdi className="bold breaks">{warning.place.text}</bdi>
            <span className="small">{warning.reason}</span>
          </li>
        ))}
      </ul>
      {protect && (
        <div className="stack gap-3 starts over-4 small">
          <p>
            Move it to the sighting: you keep the exact point, and others see a square or no place at all.
          </p>
          <Button variant="outline" icon={<Lock aria-hidden="true" />} onClick={protect}>
            Move it to the sighting
          </Button>
        </div>
      )}
      <p className="over-4 small ink-2">
        The location that a camera stores in a picture is removed from every upload. What you write is not.
      </p>
    </Dialog>
  );
}
