import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { MembersPhotographs } from './members-photographs';

const fetchMock = jest.fn();
beforeEach(() => {
  globalThis.fetch = fetchMock;
  fetchMock.mockReset();
});

const photo = {
  url: '/media/a.webp',
  width: 800,
  height: 600,
  alt: 'A tigress at a pool',
  licence: 'cc_by',
  post_id: '01990000-0000-7000-8000-000000000001',
  author: { full_name: 'Asha Rao', username: 'asha' },
};

const answer = (photos: unknown, ok = true) =>
  fetchMock.mockResolvedValue({ ok, status: ok ? 200 : 503, json: () => Promise.resolve({ photos }) });

function show(species = 'bengal-tiger') {
  return render(
    <MemoryRouter>
      <MembersPhotographs species={species} name="Bengal Tiger" />
    </MemoryRouter>,
  );
}

test('each photograph names its author and licence and leads to its post', async () => {
  answer([photo, { ...photo, url: '/media/b.webp', alt: '', licence: 'cc0' }]);
  show();
  expect(await screen.findByRole('img', { name: 'A tigress at a pool' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img', { name: 'Bengal Tiger, photograph by Asha Rao' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
  expect(screen.getByRole('link', { name: 'A tigress at a pool' })).toHaveAttribute(
    'href',
    `/community/post/${photo.post_id}`,
  );
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/species-photos?species=bengal-tiger');
});

test.each([
  ['there are none', [] as unknown, true],
  ['the server refuses', [photo], false],
  ['the answer is not a list', 'none', true],
  ['one has reserved rights', [{ ...photo, licence: 'all_rights_reserved' }], true],
  ['one has no author', [{ ...photo, author: null }], true],
])('nothing is shown when %s', async (_when, photos, ok) => {
  answer(photos, ok);
  const { container } = show();
  await waitFor(() => expect(fetchMock).toHaveBeenCalled());
  expect(container).toBeEmptyDOMElement();
});
