import { Dialog } from '@aranya/ui';
import type { Park } from '@aranya/wildlife-data';
import { useState } from 'react';
import { SeasonCalendar } from '../season-calendar/season-calendar';
import { Fauna } from './fauna';
import { Names } from './names';
import styles from './park-dialog.module.css';

type ParkDialogProps = {
  /** Open while there is one. */
  park: Park | undefined;
  onClose: () => void;
};

/** A park's details: its poster on one leaf, the facts on the other. */
export function ParkDialog({ park, onClose }: ParkDialogProps) {
  // While the dialog goes, it keeps what it showed.
  const [shown, show] = useState(park);
  if (park && park !== shown) show(park);
  if (!shown) return null;
  return (
    <Dialog
      open={park !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="l"
      title={<span className={styles.name}>{shown.name}</span>}
      description={shown.location}
      picture={
        <img
          className={styles.poster}
          src={shown.images}
          alt={`Poster of ${shown.name}`}
          width="900"
          height="1200"
        />
      }
    >
      <p className={styles.history}>{shown.history}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Established</dt>
          <dd className="num">{shown.established}</dd>
        </div>
        <div>
          <dt>Best Time to Visit</dt>
          <dd className={styles.season}>
            {shown.best_time_to_visit}
            <SeasonCalendar season={shown.months} />
          </dd>
        </div>
        <div>
          <dt>Habitats</dt>
          <dd>
            <Names names={shown.habitats} />
          </dd>
        </div>
        <div>
          <dt>Fauna</dt>
          <dd>
            <Fauna park={shown} />
          </dd>
        </div>
        <div>
          <dt>Flora</dt>
          <dd>
            <Names names={shown.flora} />
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
