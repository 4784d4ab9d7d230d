import { slugOf, parkCount } from '@aranya/wildlife-data';
import { useLoaderData, useParams } from 'react-router';
import { capital } from '../../../lib/capital';
import { NotFound } from '../../../parts/site/not-found';
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
  if (!isPage(month)) return privateMeta('Page not found');
  const name = month && capital(month);
  return pageMeta({
    title: name
      ? `Indian parks in ${name}: where to see wildlife`
      : 'Where and when to see wildlife in India',
    description: name
      ? `Which of ${parkCount} national parks and sanctuaries of India are open and at their best in ${name}, and what to expect there.`
      : `Choose a month, an animal or a part of India, and see which of ${parkCount} parks fit, with the reasons, on one map.`,
    path: paths.whereAndWhen(month),
    card: 'parks',
    trail: [
      { name: 'Parks', path: paths.parks() },
      { name: 'Where and when', path: paths.whereAndWhen() },
      ...(name ? [{ name, path: paths.whereAndWhen(slugOf(name)) }] : []),
    ],
  });
}

/** Each month has a page, so that it can be read without scripts. */
export default function WhereAndWhenPage() {
  const { month } = useParams();
  const data = useLoaderData<Outings | null>();
  return data && isPage(month) ? <WhereAndWhen data={data} pageMonth={month} /> : <NotFound />;
}
