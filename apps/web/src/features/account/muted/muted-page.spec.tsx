import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLoadedMutedWords } from '../../../data/mutes/use-muted-words';
import { MutedFold } from '../../../parts/mutes/muted-fold';
import { fakeApi, refusal } from '../../../testing/fake-api';
import { meAnswer, renderCommunity } from '../../../testing/render-community';
import { sampleId, sampleMe, samplePerson } from '../../../testing/samples';
import MutedPage from './muted-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.finish());

function answers(given: { words: string[]; users: ReturnType<typeof samplePerson>[] }) {
  return {
    'GET /api/user/data': meAnswer,
    'GET /api/user/muted-words': () => ({ body: { success: true, words: given.words } }),
    'GET /api/user/muted': () => ({ body: { success: true, users: given.users, next_cursor: null } }),
    'POST /api/user/mute-word': ({ body }: { body: unknown }) => {
      given.words = [(body as { word: string }).word.toLowerCase(), ...given.words];
      return { body: { success: true, message: 'Muted' } };
    },
    'POST /api/user/unmute-word': ({ body }: { body: unknown }) => {
      given.words = given.words.filter((word) => word !== (body as { word: string }).word);
      return { body: { success: true, message: 'Unmuted' } };
    },
    'POST /api/user/unmute': () => {
      given.users = [];
      return { body: { success: true, message: 'You no longer mute Person 1' } };
    },
  };
}

test('mutes and unmutes words and people', async () => {
  api = fakeApi(answers({ words: ['साँप'], users: [samplePerson(1)] }));
  renderCommunity('/community/account/muted', <MutedPage />);
  const field = await screen.findByRole('textbox', { name: 'Word, phrase or #hashtag' });
  await userEvent.type(field, ' !!');
  await userEvent.click(screen.getByRole('button', { name: 'Mute' }));
  expect(await screen.findByText('Write a word with letters or numbers.')).toBeVisible();
  expect(field).toHaveValue(' !!');
  await userEvent.clear(field);
  await userEvent.type(field, 'Snake{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Unmute snake' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Unmute snake' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Unmute साँप' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unmute' }));
  expect(await screen.findByText(/^You have not muted anybody/)).toBeVisible();
});

test('a refused word stays in its field, with the reason', async () => {
  api = fakeApi({
    ...answers({ words: [], users: [] }),
    'POST /api/user/mute-word': () => refusal(409, 'conflict', 'You can mute at most 100 words.'),
  });
  renderCommunity('/community/account/muted', <MutedPage />);
  const field = await screen.findByRole('textbox', { name: 'Word, phrase or #hashtag' });
  await userEvent.type(field, 'snake{Enter}');
  expect(await screen.findByText('You can mute at most 100 words.')).toBeVisible();
  expect(field).toHaveValue('snake');
});

test('folds what has a muted word until it is asked for, but not own words', async () => {
  api = fakeApi(answers({ words: ['snake'], users: [] }));
  function Folded() {
    useLoadedMutedWords();
    return (
      <>
        <MutedFold text="A #Snake!" authorId={sampleId(1)}>
          <p>Theirs</p>
        </MutedFold>
        <MutedFold text="A snake" authorId={sampleMe()._id}>
          <p>Mine</p>
        </MutedFold>
      </>
    );
  }
  renderCommunity('/community', <Folded />);
  expect(await screen.findByText(/^Hidden: muted word/)).toHaveTextContent('Hidden: muted word “snake”');
  await waitFor(() => expect(screen.getByText('Mine')).toBeVisible());
  expect(screen.queryByText('Theirs')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('Theirs')).toBeVisible();
});
