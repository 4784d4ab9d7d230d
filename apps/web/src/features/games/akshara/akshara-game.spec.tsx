import { loadAksharaWords, splitAksharas } from '@aranya/wildlife-data';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { inLanguage } from '../../../testing/in-language';
import { aksharaOfDay } from './akshara-days';
import AksharaPage, { meta } from './akshara-page';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 12), doNotFake: ['queueMicrotask'] });
  inLanguage('hi');
});
afterEach(() => jest.useRealTimers());

const page = (path: string) => {
  const Stub = createRoutesStub([{ path, Component: AksharaPage }]);
  return (
    <NuqsTestingAdapter>
      <Stub initialEntries={[path]} />
    </NuqsTestingAdapter>
  );
};

async function open(path = '/hi/games/akshara', field = 'आपका शब्द, देवनागरी में') {
  const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
  const view = render(page(path));
  return { user, ...view, field: await screen.findByRole('textbox', { name: field }) };
}

const wordOn = async (day: string, language: 'hi' | 'mr' = 'hi') =>
  aksharaOfDay(await loadAksharaWords(language), day);
const status = () => screen.getByRole('textbox').getAttribute('aria-describedby') ?? '';
const said = () => document.getElementById(status())?.textContent;
const marks = (row: number) =>
  [...(screen.getByRole('list', { name: 'कोशिशें' }).children[row]?.querySelectorAll('[data-mark]') ?? [])].map(
    (tile) => tile.getAttribute('data-mark'),
  );

test('the words of days are what they were: a changed order would change rounds being played', async () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-24'];
  const words = (language: 'hi' | 'mr') =>
    Promise.all(days.map(async (day) => (await wordOn(day, language)).word));
  expect([await words('hi'), await words('mr')]).toEqual([
    ['कदंब', 'भुजंगा', 'कंगारू'],
    ['कोल्हा', 'पाऊलवाट', 'चंदन'],
  ]);
});

test('a round by the field: what is too short is refused, a reload keeps the guesses, the end tells the word', async () => {
  const { word, meaning } = await wordOn('2026-11-22');
  const { length } = splitAksharas(word);
  const { user, field, unmount } = await open();
  expect(said()).toBe(`कोशिश 1/6, ${length} अक्षर`);
  await user.type(field, 'न{Enter}');
  expect(field).toBeInvalid();
  expect(said()).toBe(`शब्द में ${length} अक्षर हैं`);
  await user.type(field, `${'न'.repeat(length)}`);
  expect(said()).toBe('1 अक्षर ज़्यादा है');
  await user.type(field, '{Backspace}{Enter}');
  expect(marks(0)).toHaveLength(length);
  expect(localStorage.getItem('aranya.games.akshara-hi-rounds')).toBe(
    `{"2026-11-22":["${'न'.repeat(length)}"]}`,
  );
  unmount();

  const again = await open();
  expect(said()).toBe(`कोशिश 2/6, ${length} अक्षर`);
  expect(again.container.innerHTML).not.toContain(word);
  await again.user.type(again.field, `${word}{Enter}`);
  expect(screen.getByRole('heading', { name: `सही! शब्द है “${word}”` })).toHaveFocus();
  expect(screen.getByText(meaning)).toBeVisible();
  expect(marks(1)).toEqual(Array.from({ length }, () => 'correct'));
  expect(screen.getByText('अभी लगातार').nextSibling).toHaveTextContent('1');
});

test('a round by the keys of the screen, with a hint after three guesses', async () => {
  const { word, kind } = await wordOn('2026-11-22');
  const count = splitAksharas(word).length;
  const { user } = await open();
  const keys = within(screen.getByRole('toolbar', { name: 'कीबोर्ड' }));
  const press = (name: string) =>
    user.click(keys.getByRole('button', { name: new RegExp(`(^|, )${name}( |$)`) }));
  await press('झ');
  await press('औ');
  expect(screen.getByRole('textbox')).toHaveValue('झौ');
  await press('आखिरी अक्षर या मात्रा मिटाएँ');
  expect(screen.getByRole('textbox')).toHaveValue('झ');
  for (let letter = 1; letter < count; letter += 1) await press('झ');
  await press('जाँचें');
  expect(keys.getByRole('button', { name: 'झ नहीं है' })).toHaveAttribute('data-mark', 'absent');
  expect(
    screen.getByText(`कोशिश 1: ${Array.from({ length: count }, () => 'झ नहीं है').join(', ')}।`),
  ).toBeInTheDocument();
  for (const guess of ['ढ', 'ठ']) {
    expect(said()).not.toContain(kind);
    await user.keyboard(`${guess.repeat(count)}{Enter}`);
  }
  expect(said()).toBe(`कोशिश 4/6, ${count} अक्षर · इशारा: ${kind}`);
});

test('Latin letters are answered, and Marathi has words and guesses of its own', async () => {
  const hindi = await open();
  await hindi.user.type(hindi.field, 'bagh');
  expect(said()).toBe('देवनागरी में लिखें, या नीचे के अक्षर दबाएँ');
  hindi.unmount();
  inLanguage('mr');
  const { word } = await wordOn('2026-11-22', 'mr');
  const { user, field } = await open('/mr/games/akshara', 'तुमचा शब्द, देवनागरीत');
  await user.type(field, `${word}{Enter}`);
  expect(screen.getByRole('heading', { name: `बरोबर! शब्द आहे ‘${word}’` })).toBeVisible();
  expect(localStorage.getItem('aranya.games.akshara-hi-rounds')).toBeNull();
});

test('the prerendered page has no word and hydrates; its head leads to no English page', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page('/hi/games/akshara'));
  expect(container.querySelector('h1')).toHaveTextContent('शब्दवन');
  expect(container.innerHTML).not.toContain('style=');
  const onRecoverableError = jest.fn();
  render(page('/hi/games/akshara'), { container, hydrate: true, onRecoverableError });
  await screen.findByRole('textbox');
  expect(onRecoverableError).not.toHaveBeenCalled();
  const alternate = meta().flatMap((tag) => ('hrefLang' in tag ? [tag.hrefLang] : []));
  expect(alternate).toEqual(['hi', 'mr']);
});
