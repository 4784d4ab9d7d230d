import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { inLanguage } from '../../../testing/in-language';
import AnimalPage, { loader } from './animal-page';

async function open(locale: 'hi' | 'mr', id: string) {
  inLanguage(locale);
  const path = `/${locale}/animal/:id`;
  const Stub = createRoutesStub([{ id: 'animal', path, Component: AnimalPage, loader }]);
  const loaderData = { animal: loader({ params: { id } }) };
  render(<Stub initialEntries={[`/${locale}/animal/${id}`]} hydrationData={{ loaderData }} />);
  return screen.findByRole('heading', { level: 1 });
}

const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

test('a record speaks Hindi, with Latin digits and the units of the language', async () => {
  expect(await open('hi', '1')).toHaveTextContent('बाघ');
  expect(screen.getByText('Bengal Tiger')).toHaveAttribute('lang', 'en');
  expect(valueOf('वर्ग')).toHaveTextContent('स्तनधारी');
  expect(valueOf('कुल लंबाई')).toHaveTextContent('2.4–3.1 मी');
  expect(valueOf('संख्या')).toHaveTextContent('जीव, भारत (2022)');
  expect(valueOf('देश')).toHaveTextContent('नेपाल, बांग्लादेश, भारत और भूटान');
  expect(screen.getByText('मार्च से जून')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'तेंदुआ' })).toHaveAttribute('href', '/hi/animal/3');
});

test('a record speaks Marathi', async () => {
  expect(await open('mr', '1')).toHaveTextContent('वाघ');
  expect(valueOf('खाद्य')?.textContent).toMatch(/[अ-ह]/);
  expect(screen.getByRole('heading', { name: 'याच्या खुणा' })).toBeInTheDocument();
});

test('nothing of the community stands on a page in another language', async () => {
  await open('hi', '1');
  expect(screen.queryByText('Seen by members')).not.toBeInTheDocument();
  expect(screen.queryByText('Cite this page')).not.toBeInTheDocument();
});
