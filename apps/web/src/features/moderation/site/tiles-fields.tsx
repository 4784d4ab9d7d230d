import { limits } from '@aranya/contracts';
import { FilterPills, TextField } from '@aranya/ui';
import { useId } from 'react';
import type { SiteFieldsProps } from './site-fields';

export function TilesFields({ draft: { tiles }, set, errorAt }: SiteFieldsProps) {
  const titleId = useId();
  const change = (changed: Partial<typeof tiles>) => set({ tiles: { ...tiles, ...changed } });
  return (
    <section className="stack gap-3" aria-labelledby={titleId}>
      <div className="stack gap-1">
        <h3 id={titleId} className="size-4">
          Maps
        </h3>
        <p className="small ink-2 lh-145">
          What maps stand on: what the installation has, the relief that comes with the site, or tiles of
          another server. That server learns the visitors’ addresses and where they look.
        </p>
      </div>
      <FilterPills
        label="Maps"
        options={[
          { value: 'installed', label: 'As installed' },
          { value: 'terrain', label: 'Relief only' },
          { value: 'own', label: 'Another server' },
        ]}
        value={tiles.kind}
        onValueChange={(kind) => change({ kind })}
      />
      {tiles.kind === 'own' && (
        <>
          <TextField
            label="Address of the tiles"
            hint="With {z}, {x} and {y}, and {r} where the server has finer tiles. Pages may load pictures from this host and no other."
            inputMode="url"
            placeholder="https://tiles.example/{z}/{x}/{y}.png"
            value={tiles.url}
            maxLength={limits.siteLink}
            error={errorAt('tiles.url')}
            onChange={({ target }) => change({ url: target.value })}
          />
          <TextField
            label="Attribution"
            hint="Whose map it is, as its licence asks."
            value={tiles.attribution}
            maxLength={limits.siteLine}
            error={errorAt('tiles.attribution')}
            onChange={({ target }) => change({ attribution: target.value })}
          />
          <TextField
            label="Link of the attribution"
            hint="Optional"
            type="url"
            placeholder="https://"
            value={tiles.link}
            maxLength={limits.siteLink}
            error={errorAt('tiles.link')}
            onChange={({ target }) => change({ link: target.value })}
          />
          <TextField
            label="Highest zoom"
            hint="Up to which the server has tiles, often 19. Closer views enlarge them."
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
