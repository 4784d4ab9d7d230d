import { contrast, nearestAccent, accentGrounds, darkAccents, READABLE } from '@aranya/contracts';
import { Button, FileDropButton, FilterPills, TextField } from '@aranya/ui';
import { useId, useState } from 'react';
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
          Logo
        </h3>
        <p id={noteId} className="small ink-2 lh-145">
          SVG or PNG, at most 1 MB. It takes the place of the emblem on pages, in tabs, on home screens and
          where people sign in. Letters in an SVG should be outlines. It stands on light and on dark ground.
        </p>
      </div>
      <div className="row gap-2 wraps">
        <FileDropButton
          label={upload.isPending ? 'Uploading…' : logo === null ? 'Choose a logo' : 'Choose another logo'}
          accept={`image/svg+xml,${acceptedPictures}`}
          describedBy={noteId}
          onFiles={(files) => void take(files)}
          onRefused={([file]) => setRefusal(`${file?.name ?? 'This file'} is not a picture.`)}
        />
        {logo !== null && (
          <Button variant="quiet" onClick={() => set({ logo: null })}>
            Use the emblem
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
    <section className="stack gap-3" aria-label="Colour">
      <div className="stack gap-1">
        <h3 className="size-4">Colour</h3>
        <p className="small ink-2 lh-145">
          Of links and quiet buttons. Dark pages get a lighter one of the same hue.
        </p>
      </div>
      <FilterPills<'installed' | 'own'>
        label="Colour"
        options={[
          { value: 'installed', label: 'As installed' },
          { value: 'own', label: 'Own colour' },
        ]}
        value={accent === null ? 'installed' : 'own'}
        onValueChange={(next) => set({ accent: next === 'own' ? FIRST_ACCENT : null })}
      />
      {accent !== null && nearest !== null && (
        <>
          <TextField
            type="color"
            label="Colour of links"
            value={accent}
            style={{ inlineSize: '6rem', blockSize: '3rem', padding: '4px' }}
            error={errorAt('accent')}
            onChange={({ target }) => set({ accent: target.value })}
          />
          {nearest !== accent && (
            <div role="status" className="cluster gap-3 spread">
              <p className="small medium danger shrinks">
                Too pale to be read: {contrast(accent, accentGrounds.light).toFixed(1)} to 1, where {READABLE}{' '}
                is needed.
              </p>
              <Button variant="outline" onClick={() => set({ accent: nearest })}>
                Use {nearest}
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
        { name: 'Day', paper: lightPaper, text: accent, ground: accent },
        { name: 'Night', paper: darkPaper, text: dark, ground: fill },
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
            Button
          </span>
        </div>
      ))}
    </div>
  );
}
