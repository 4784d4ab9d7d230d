import type { NotificationSetting } from '@aranya/contracts';
import { Checkbox, VisuallyHidden } from '@aranya/ui';
import { useId } from 'react';
import { m } from '../../../lib/language/messages';
import styles from './settings.module.css';
import { kindGroups, kindTexts } from './kind-texts';
import { useChangeSettings } from '../../../data/notifications/use-settings';

interface KindSettingsProps {
  settings: NotificationSetting[];
  pushes?: boolean;
}

/** Three switches, each with the kinds that it stands for under it. */
export function KindSettings({ settings, pushes = false }: KindSettingsProps) {
  return (
    <ul className="panel divided">
      {kindGroups().map(({ label, hint, icon: Icon, kinds }) => {
        const ofGroup = kinds.flatMap((kind) => settings.find((one) => one.kind === kind) ?? []);
        return (
          <li key={label} className="stack beside gap-x-4 pad-4">
            <Icon
              className="circle sand forest"
              size={44}
              viewBox="-10 -10 44 44"
              strokeWidth={1.75}
              aria-hidden="true"
            />
            <Switches heading="h2" label={label} hint={hint} settings={ofGroup} pushes={pushes} />
            <details style={{ gridColumn: '2' }}>
              <summary className="folds small ink-2">
                {m.notice_set_one_by_one()}{' '}
                <span className="visually-hidden">{m.notice_set_for({ group: label })}</span>
              </summary>
              <ul className="divided">
                {ofGroup.map((setting) => (
                  <li key={setting.kind} className="pad-y-3">
                    <Switches
                      heading="h3"
                      {...kindTexts()[setting.kind]}
                      settings={[setting]}
                      pushes={pushes}
                    />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

interface SwitchesProps extends Required<KindSettingsProps> {
  heading: 'h2' | 'h3';
  label: string;
  hint: string;
}

/** Switches all `settings` at once; a box is mixed where they differ. */
function Switches({ heading: Heading, label, hint, settings, pushes }: SwitchesProps) {
  const change = useChangeSettings();
  const labelId = useId();
  const listed = settings.filter((one) => one.listed);
  const pushed = listed.filter((one) => one.pushed);
  return (
    <div
      className={`row spread wraps tops gap-2 gap-x-5 ${styles.kind}`}
      role="group"
      aria-labelledby={labelId}
    >
      <Heading id={labelId} className="inherits bold">
        {label}
      </Heading>
      <div className={`flex gap-5 ${pushes ? '' : 'aligned'} ${styles.boxes}`}>
        <Checkbox
          label={pushes ? m.notice_set_notify() : <VisuallyHidden>{m.notice_set_notify()}</VisuallyHidden>}
          checked={listed.length === settings.length}
          mixed={listed.length > 0 && listed.length < settings.length}
          onChange={({ target }) => change(settings.map((one) => ({ ...one, listed: target.checked })))}
        />
        {pushes && (
          <Checkbox
            label={m.notice_set_push()}
            checked={listed.length > 0 && pushed.length === listed.length}
            mixed={pushed.length > 0 && pushed.length < listed.length}
            disabled={listed.length === 0}
            onChange={({ target }) => change(listed.map((one) => ({ ...one, pushed: target.checked })))}
          />
        )}
      </div>
      <p className="wide small ink-2">{hint}</p>
    </div>
  );
}
