import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { createRoutesStub } from 'react-router';
import { listGames } from '../../lib/games';
import DetectivePage from './detective/detective-page';
import { gameMeta } from './game-view';
import GamesPage from './hub/games-page';
import WildMatchPage from './wild-match/wild-match-page';
import WordlePage from './wordle/wordle-page';

const Stub = createRoutesStub([
  { path: '/games', Component: GamesPage },
  { path: '/games/wild-match', Component: WildMatchPage },
  { path: '/games/wordle', Component: WordlePage },
  { path: '/games/detective', Component: DetectivePage },
]);
const page = (path: string) => (
  <NuqsTestingAdapter>
    <Stub initialEntries={[path]} />
  </NuqsTestingAdapter>
);

test.each(listGames())('$title opens from the hub, and Back to Games returns', async ({ title }) => {
  render(page('/games'));
  await userEvent.click(screen.getByRole('link', { name: `Play ${title}` }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getAllByRole('button')[0]).toBeEnabled();
  await userEvent.click(screen.getByRole('link', { name: 'Back to Games' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Animal Games Hub');
});

test.each(listGames())(
  'the prerendered page of $title is readable, not ready, and hydrates',
  ({ slug, title }) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page(`/games/${slug}`));
    expect(container.querySelector('h1')).toHaveTextContent(title);
    expect(container.querySelector('noscript')).toHaveTextContent(`${title} needs JavaScript.`);
    expect(container.querySelector('fieldset')).toBeDisabled();
    // The content security policy refuses style attributes.
    expect(container.innerHTML).not.toContain('style=');
    const onRecoverableError = jest.fn();
    const { unmount } = render(page(`/games/${slug}`), { container, hydrate: true, onRecoverableError });
    expect(container.querySelector('fieldset')).toBeEnabled();
    expect(onRecoverableError).not.toHaveBeenCalled();
    // This happens before the words of the game arrive.
    unmount();
  },
);

test.each(listGames())('$title has a head of its own', ({ slug, title }) => {
  const head = gameMeta(slug);
  expect(head).toContainEqual({ title: `${title} · Aranya` });
  expect(head).toContainEqual(
    expect.objectContaining({ rel: 'canonical', href: expect.stringMatching(`/games/${slug}$`) as string }),
  );
});
