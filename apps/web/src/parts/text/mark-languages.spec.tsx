import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { markLanguages } from './mark-languages';

function Post({ text, lang }: { text: string; lang?: string }) {
  return (
    <p dir="auto" lang={lang} data-testid="text">
      {text}
    </p>
  );
}

let stop = () => undefined as void;
afterEach(() => stop());
const settle = () => act(async () => undefined);
const lang = () => screen.getByTestId('text').getAttribute('lang');

test('a text gets its language when it appears and when it changes, and none in doubt', async () => {
  let say: (text: string) => void = () => undefined;
  function Page() {
    const [text, setText] = useState('');
    say = setText;
    return text === '' ? null : <Post text={text} />;
  }
  render(<Page />);
  stop = markLanguages(document.body);
  const said = async (text: string) => {
    await act(async () => say(text));
    return lang();
  };
  expect(await said('आज बाघ नहीं दिखा।')).toBe('hi');
  expect(await said('आज वाघ दिसला नाही.')).toBe('mr');
  expect(await said('#बाघ')).toBeNull();
  expect(await said('The tiger came to the water.')).toBe('en');
});

test('a language that is said stays, and the one of the page is not said again', async () => {
  const { rerender } = render(<Post text="आज बाघ नहीं दिखा।" lang="en" />);
  stop = markLanguages(document.body);
  await settle();
  expect(lang()).toBe('en');
  stop();
  rerender(
    <div lang="hi">
      <Post text="आज बाघ नहीं दिखा।" />
      <textarea dir="auto" aria-label="x" defaultValue="The tiger came to the water." />
    </div>,
  );
  stop = markLanguages(document.body);
  expect(lang()).toBeNull();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('lang');
});

test('after a restart a changed text is marked again, and a language that a component sets then stays', async () => {
  const { rerender } = render(<Post text="आज बाघ नहीं दिखा।" />);
  stop = markLanguages(document.body);
  stop();
  stop = markLanguages(document.body);
  rerender(<Post text="आज वाघ दिसला नाही." />);
  await settle();
  expect(lang()).toBe('mr');
  rerender(<Post text="आजु बाघ नहीं दिखा।" lang="bho" />);
  await settle();
  expect(lang()).toBe('bho');
});
