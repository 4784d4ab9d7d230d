import { contrast, nearestAccent, accentGrounds, darkAccents, READABLE } from '@aranya/contracts';
import { Button, FileDropButton, FilterPills, TextField } from '@aranya/ui';
import { useId, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { errorText } from '../../../lib/api';
import { club } from '../../../lib/api/club';
import { acceptedPictures } from '../../../lib/picture-files';
import type { SiteFieldsProps } from './site-fields';

/** The green that comes with the site. */
const FIRST_ACCENT = '#1b4a34';

export function SiteLook(props: SiteFieldsProps) {
  return (
    <>
      <LogoField {...props} />
      <AccentField {...props} />
    </>
  );
}

function LogoField({ draft: { logo }, set, errorAt }: SiteFieldsProps) {
  const [titleId, noteId] = [useId(), useId()];
  const upload = club.ownSite.uploadLogo.useMutation();
  const [refusal, setRefusal] = useState<string>();
  const error = refusal ?? errorAt('logo');

  async function take([file]: File[]) {
    if (file === undefined || upload.isPending) return;
    setRefusal(undefined);
    const body = new FormData();
    body.append('logo', file);
    try {
      set({ logo: (await upload.mutateAsync({ body })).body.logo.hash });
    } catch (problem) {
      setRefusal(errorText(problem));
    }
  }
  return (
    <section className="stack gap-3" aria-labelledby={titleId}>
      <div className="stack gap-1">
        <h3 id={titleId} className="size-4">
          {m.admin_site_logo()}
        </h3>
        <p id={noteId} className="small ink-2 lh-145">
          {m.admin_site_logo_text()}
        </p>
      </div>
      <div className="row gap-2 wraps">
        <FileDropButton
          label={
            upload.isPending
              ? m.admin_site_logo_uploading()
              : logo === null
                ? m.admin_site_logo_choose()
                : m.admin_site_logo_another()
          }
          accept={`image/svg+xml,${acceptedPictures}`}
          describedBy={noteId}
          onFiles={(files) => void take(files)}
          onRefused={([file]) =>
            setRefusal(m.admin_site_logo_not_picture({ file: file?.name ?? m.admin_site_logo_this_file() }))
          }
        />
        {logo !== null && (
          <Button variant="quiet" onClick={() => set({ logo: null })}>
            {m.admin_site_emblem()}
          </Button>
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className="medium danger breaks">
          {error}
        </p>
      )}
    </section>
  );
}

function AccentField({ draft: { accent }, set, errorAt }: SiteFieldsProps) {
  const nearest = accent === null ? null : nearestAccent(accent);
  return (
    <section className="stack gap-3" aria-label={m.admin_site_colour()}>
      <div className="stack gap-1">
        <h3 className="size-4">{m.admin_site_colour()}</h3>
        <p className="small ink-2 lh-145">{m.admin_site_colour_text()}</p>
      </div>
      <FilterPills<'installed' | 'own'>
        label={m.admin_site_colour()}
        options={[
          { value: 'installed', label: m.admin_site_installed() },
          { value: 'own', label: m.admin_site_colour_own() },
        ]}
        value={accent === null ? 'installed' : 'own'}
        onValueChange={(next) => set({ accent: next === 'own' ? FIRST_ACCENT : null })}
      />
      {accent !== null && nearest !== null && (
        <>
          <TextField
            type="color"
            label={m.admin_site_colour_links()}
            value={accent}
            style={{ inlineSize: '6rem', blockSize: '3rem', padding: '4px' }}
            error={errorAt('accent')}
            onChange={({ target }) => set({ accent: target.value })}
          />
          {nearest !== accent && (
            <div role="status" className="cluster gap-3 spread">
              <p className="small medium danger shrinks">
                {m.admin_site_colour_pale({
                  ratio: contrast(accent, accentGrounds.light).toFixed(1),
                  needed: READABLE,
                })}
              </p>
              <Button variant="outline" onClick={() => set({ accent: nearest })}>
                {m.admin_site_colour_use({ colour: nearest })}
              </Button>
            </div>
          )}
          <AccentPreview accent={nearest} />
        </>
      )}
    </section>
  );
}

function AccentPreview({ accent }: { accent: string }) {
  const { dark, fill } = darkAccents(accent);
  const { light: lightPaper, dark: darkPaper, onFill: ink } = accentGrounds;
  return (
    <div className="cluster gap-3" aria-hidden="true">
      {[
        { name: m.admin_site_day(), paper: lightPaper, text: accent, ground: accent },
        { name: m.admin_site_night(), paper: darkPaper, text: dark, ground: fill },
      ].map(({ name, paper, text, ground }) => (
        <div
          key={name}
          className="cluster gap-3 pad-4 round-3"
          style={{ background: paper, color: text, alignItems: 'center' }}
        >
          <span className="bold">{name}</span>
          <span
            className="pad-y-2 round-2 medium"
            style={{ background: ground, color: ink, paddingInline: '1rem' }}
          >
            {m.admin_site_button()}
          </span>
        </div>
      ))}
    </div>
  );
}
