import type { Photo } from '@aranya/wildlife-data';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Photograph } from './photograph';

const photograph: Photo = {
  kind: 'animal',
  slug: 'bengal-tiger',
  title: 'Tiger at a pool.jpg',
  author: 'A. Sample',
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
  source: 'https://commons.wikimedia.org/wiki/File:Tiger_at_a_pool.jpg',
  changes: 'Resized and compressed',
  alt: 'A tiger drinks at a pool',
  width: 960,
  height: 640,
  widths: [480, 960],
  focus: { x: 0.42, y: 0.08 },
  colour: '#8a6a3c',
};

function open(change: Partial<Photo> = {}) {
  const { container } = render(<Photograph photograph={{ ...photograph, ...change }} sizes="50vw" />);
  return container;
}

test('offers each width as AVIF and as WebP, with its size before it is there', () => {
  const container = open();
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute(
    'srcset',
    '/photographs/animals/bengal-tiger/480.avif 480w, /photographs/animals/bengal-tiger/960.avif 960w',
  );
  const image = screen.getByRole('img', { name: 'A tiger drinks at a pool' });
  expect(image).toHaveAttribute('src', '/photographs/animals/bengal-tiger/960.webp');
  expect(image).toHaveAttribute('srcset', expect.stringMatching(/480\.webp 480w, .*960\.webp 960w$/));
  for (const element of [source, image]) expect(element).toHaveAttribute('sizes', '50vw');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['960', '640']);
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('keeps colour and focus without styles on an element', () => {
  const container = open();
  expect(container.querySelector('rect')).toHaveAttribute('fill', '#8a6a3c');
  const image = screen.getByRole('img');
  expect([image.dataset.x, image.dataset.y]).toEqual(['40', '10']);
  expect(container.querySelector('[style]')).toBeNull();
});

test('names author, licence, source and changes', () => {
  open();
  const caption = screen.getByRole('figure').querySelector('figcaption') as HTMLElement;
  expect(caption).toHaveTextContent(
    'Photograph: A. Sample, CC BY-SA 4.0, from Wikimedia Commons; changed: resized and compressed',
  );
  const links = within(caption).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([photograph.licenceUrl, photograph.source]);
});

test('the public domain has no text to link to, and needs no word of changes', () => {
  open({ licence: 'Public domain', licenceUrl: undefined, changes: '' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('figure')).toHaveTextContent(/A\. Sample, Public domain, from Wikimedia Commons$/);
});

test('a picture that cannot be loaded leaves its words on paper', () => {
  const container = open();
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('rect')).toBeNull();
  expect(screen.getByRole('img', { name: 'A tiger drinks at a pool' })).toBeInTheDocument();
});
