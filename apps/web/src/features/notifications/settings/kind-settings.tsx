import type { NotificationSetting } from '@aranya/contracts';
import { Checkbox } from '@aranya/ui';
import { useId } from 'react';
import styles from './settings.module.css';
import { kindsInOrder, kindTexts } from './kind-texts';
import { useChangeSetting } from '../../../data/notifications/use-settings';

interface KindSettingsProps {
  settings: NotificationSetting[];
  pushes?: boolean;
}

export function KindSettings({ settings, pushes = false }: KindSettingsProps) {
  return (
    <ul className="panel divided">
      {kindsInOrder.map((kind) => {
        const setting = settings.find((one) => one.kind === kind);
        return setting && <KindSetting key={kind} setting={setting} pushes={pushes} />;
      })}
    </ul>
  );
}

function KindSetting({ setting, pushes }: { setting: NotificationSetting; pushes: boolean }) {
  const change = useChangeSetting();
  const labelId = useId();
  const { label, hint } = kindTexts[setting.kind];
  return (
    <li>
      <div
        className={`row spread wraps pad-3-4 gap-2 gap-x-5 ${styles.kind}`}
        role="group"
        aria-labelledby={labelId}
      >
        <div>
          <h2 id={labelId} className="inherits bold">
            {label}
          </h2>
          <p className="small ink-2">{hint}</p>
        </div>
        <div className="flex gap-5">
          <Checkbox
            label="In the list"
            checked={setting.listed}
            onChange={({ target }) => change({ ...setting, listed: target.checked })}
          />
          {pushes && (
            <Checkbox
              label="Push"
              checked={setting.listed && setting.pushed}
              disabled={!setting.listed}
              onChange={({ target }) => change({ ...setting, pushed: target.checked })}
            />
          )}
        </div>
      </div>
    </li>
  );
}
