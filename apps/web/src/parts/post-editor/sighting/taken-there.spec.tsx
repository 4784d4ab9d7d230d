import type { SightingDraft } from '@aranya/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import sharp, { type Exif } from 'sharp';
import { newSighting } from './sighting-draft';
import { TakenThere } from './taken-there';

/** jsdom cannot read files. */
async function photograph(exif: Exif = {}): Promise<File> {
  const create = { width: 40, height: 30, channels: 3, background: '#385' } as const;
  const bytes = Uint8Array.from(await sharp({ create }).jpeg().withExif(exif).toBuffer());
  const file = new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' });
  file.slice = () => ({ arrayBuffer: () => Promise.resolve(bytes.buffer) }) as Blob;
  return file;
}

const inTadoba = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '20/1 12/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '79/1 24/1 0/1',
};

function Form({ files, start }: { files: readonly File[]; start: SightingDraft | null }) {
  const [sighting, setSighting] = useState(start);
  const [pictures] = useState(() =>
    files.map((file, index) => {
      return { id: String(index), file, preview: 'blob:1', alt: '', licence: 'cc0' as const };
    }),
  );
  return (
    <>
      <TakenThere draft={{ pictures, sighting, setSighting }} locked={false} />
      <output>{JSON.stringify(sighting)}</output>
    </>
  );
}

const sighting = () => JSON.parse(screen.getByRole('status').textContent ?? '') as SightingDraft | null;

test('offers day and place of a picture apart, and fills in nothing unasked', async () => {
  const dated = { IFD2: { DateTimeOriginal: '2026:03:12 08:12:33' }, IFD3: inTadoba };
  const start = newSighting({ species: 'chital' });
  render(<Form files={[await photograph(), await photograph(dated)]} start={start} />);
  const offer = await screen.findByText(/Picture 2 was taken on 12 March 2026, near Tadoba/);
  expect(sighting()).toEqual(start);

  await userEvent.click(screen.getByRole('button', { name: 'Use the day' }));
  expect(sighting()).toEqual({ ...start, seen_on: '2026-03-12' });
  expect(screen.queryByRole('button', { name: 'Use the day' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use the point' }));
  expect(sighting()).toMatchObject({ seen_on: '2026-03-12', place: { kind: 'point', lat: 20.2, lng: 79.4 } });
  expect(offer).not.toBeInTheDocument();
});

test('offers the park that reaches there instead of the point', async () => {
  render(<Form files={[await photograph({ IFD3: inTadoba })]} start={null} />);
  await userEvent.click(await screen.findByRole('button', { name: /^In Tadoba/ }));
  expect(sighting()).toMatchObject({ place: { kind: 'park', park: expect.stringMatching(/^tadoba/) } });
  expect(screen.queryByText(/was taken/)).not.toBeInTheDocument();
});

test('offers an area beyond the guide where it reaches there', async () => {
  const atKabini = { ...inTadoba, GPSLatitude: '11/1 57/1 0/1', GPSLongitude: '76/1 15/1 0/1' };
  render(<Form files={[await photograph({ IFD3: atKabini })]} start={null} />);
  await screen.findByText(/Picture 1 was taken near Nagarahole National Park/);
  await userEvent.click(screen.getByRole('button', { name: 'In Nagarahole National Park' }));
  expect(sighting()).toMatchObject({ place: { kind: 'park', park: 'area-nagarahole-national-park' } });
  expect(screen.queryByText(/was taken/)).not.toBeInTheDocument();
});

test('offers only the point where a park is near, but does not reach so far', async () => {
  const beyondKeoladeo = {
    ...inTadoba,
    GPSLatitude: '27/1 20/1 0/1',
    GPSLongitude: '77/1 31/1 0/1',
  };
  render(<Form files={[await photograph({ IFD3: beyondKeoladeo })]} start={null} />);
  await screen.findByText(/Picture 1 was taken near Keoladeo National Park/);
  expect(screen.queryByRole('button', { name: /^In / })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Use the point' })).toBeVisible();
});

test('begins a sighting where there is none, and names a place outside the parks by its degrees', async () => {
  const atSea = { ...inTadoba, GPSLatitude: '2/1 0/1 0/1' };
  render(<Form files={[await photograph({ IFD3: atSea })]} start={null} />);
  await screen.findByText(/Picture 1 was taken near 2° N 79.4° E/);
  expect(screen.queryByRole('button', { name: /^In / })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use the point' }));
  expect(sighting()).toMatchObject({ species: [], place: { kind: 'point', lat: 2, lng: 79.4 } });
});
