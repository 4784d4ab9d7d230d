import { parkCount } from '@aranya/wildlife-data';
import { useLoaderData, useParams } from 'react-router';
import { m } from '../../../lib/language/messages';
import { monthName } from '../../../lib/language/month-name';
import { NotFound } from '../../../parts/site/not-found';
import { PageTextsProvider } from '../../../lib/language/page-texts';
import { pageMeta, privateMeta } from '../../../lib/page-meta';
import { paths } from '../../../lib/paths';
import { loadOutings, type Outings } from './outings.server';
import { WhereAndWhen } from './where-and-when';
import { monthSlugs } from './trip-query';

const isPage = (month: string | undefined) => month === undefined || monthSlugs.includes(month);

export const loader = () => loadOutings();

interface ClientArgs {
  params: { month?: string };
  serverLoader: <Data>() => Promise<Data>;
}

/** An unknown month has no prerendered data. */
export const clientLoader = async ({ params, serverLoader }: ClientArgs): Promise<Outings | null> =>
  isPage(params.month) ? serverLoader<Outings>() : null;

/** All months share the same data. */
export const shouldRevalidate = () => false;

export function meta({ params }: { params: { month?: string } }) {
  const { month } = params;
  if (!isPage(month)) return privateMeta(m.park_not_found());
  const name = month && monthName(monthSlugs.indexOf(month) + 1);
  return pageMeta({
    title: name ? m.trip_title_month({ month: name }) : m.trip_title(),
    description: name
      ? m.trip_description_month({ count: parkCount, month: name })
      : m.trip_description({ count: parkCount }),
    path: paths.whereAndWhen(month),
    card: 'parks',
    trail: [
      { name: m.nav_parks(), path: paths.parks() },
      { name: m.trip_crumb(), path: paths.whereAndWhen() },
      ...(name ? [{ name, path: paths.whereAndWhen(month) }] : []),
    ],
  });
}

/** Each month has a page, so that it can be read without scripts. */
export default function WhereAndWhenPage() {
  const { month } = useParams();
  const data = useLoaderData<Outings | null>();
  if (!data || !isPage(month)) return <NotFound />;
  return (
    <PageTextsProvider value={data.words ?? null}>
      <WhereAndWhen data={data} pageMonth={month} />
    </PageTextsProvider>
  );
}
