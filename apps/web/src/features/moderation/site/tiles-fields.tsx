import { limits } from '@aranya/contracts';
import { FilterPills, TextField } from '@aranya/ui';
import { useId } from 'react';
import { m } from '../../../lib/language/messages';
import type { SiteFieldsProps } from './site-fields';

export function TilesFields({ draft: { tiles }, set, errorAt }: SiteFieldsProps) {
  const titleId = useId();
  const change = (changed: Partial<typeof tiles>) => set({ tiles: { ...tiles, ...changed } });
  return (
    <section className="stack gap-3" aria-labelledby={titleId}>
      <div className="stack gap-1">
        <h3 id={titleId} className="size-4">
          {m.admin_site_maps()}
        </h3>
        <p className="small ink-2 lh-145">{m.admin_site_maps_text()}</p>
      </div>
      <FilterPills
        label={m.admin_site_maps()}
        options={[
          { value: 'installed', label: m.admin_site_installed() },
          { value: 'terrain', label: m.admin_site_maps_relief() },
          { value: 'own', label: m.admin_site_maps_own() },
        ]}
        value={tiles.kind}
        onValueChange={(kind) => change({ kind })}
      />
      {tiles.kind === 'own' && (
        <>
          <TextField
            label={m.admin_site_tiles()}
            hint={m.admin_site_tiles_hint({ z: '{z}', x: '{x}', y: '{y}', r: '{r}' })}
            inputMode="url"
            placeholder="https://tiles.example/{z}/{x}/{y}.png"
            value={tiles.url}
            maxLength={limits.siteLink}
            error={errorAt('tiles.url')}
            onChange={({ target }) => change({ url: target.value })}
          />
          <TextField
            label={m.admin_site_attribution()}
            hint={m.admin_site_attribution_hint()}
            value={tiles.attribution}
            maxLength={limits.siteLine}
            error={errorAt('tiles.attribution')}
            onChange={({ target }) => change({ attribution: target.value })}
          />
          <TextField
            label={m.admin_site_attribution_link()}
            hint={m.admin_site_optional()}
            type="url"
            placeholder="https://"
            value={tiles.link}
            maxLength={limits.siteLink}
            error={errorAt('tiles.link')}
            onChange={({ target }) => change({ link: target.value })}
          />
          <TextField
            label={m.admin_site_zoom()}
            hint={m.admin_site_zoom_hint()}
            type="number"
            min={1}
            max={limits.siteTilesZoom}
            value={tiles.max_zoom}
            error={errorAt('tiles.max_zoom')}
            onChange={({ target }) => change({ max_zoom: target.value })}
          />
        </>
      )}
    </section>
  );
}
