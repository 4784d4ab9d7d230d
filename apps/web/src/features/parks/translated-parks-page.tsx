import { useLoaderData } from 'react-router';
import ParksPage, { parksMeta } from './parks-page';
import { translateWall, type WallTexts, WallTextsProvider } from './wall-texts';
import { wallTexts } from './wall-texts.server';

/** Runs while the page is prerendered; the English wall loads nothing of it. */
export const loader = (): WallTexts => wallTexts();

export const shouldRevalidate = () => false;

export const meta = ({ loaderData }: { loaderData?: WallTexts | undefined }) =>
  parksMeta(translateWall(loaderData ?? {}));

export default function TranslatedParksPage() {
  return (
    <WallTextsProvider value={useLoaderData<typeof loader>()}>
      <ParksPage />
    </WallTextsProvider>
  );
}
