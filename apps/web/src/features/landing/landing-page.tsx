import { featureCards, featuredAnimals, picturedFacts } from '@aranya/wildlife-data';
import { pageMeta } from '../../lib/page-meta';
import { siteNode } from '../../lib/structured-data';
import { paths } from '../../lib/paths';
import { About } from './about/about';
import { FeaturedAnimals } from './featured-animals';
import { FunFacts } from './fun-facts/fun-facts';
import { Hero } from './hero/hero';
import { KeyFeatures } from './key-features/key-features';
import { SignedOut } from './signed-out/signed-out';
import { Testimonials } from './testimonials';

export const meta = () =>
  pageMeta({
    title: 'Discover the wild',
    description:
      'Search species, read wildlife news, find India’s national parks and sanctuaries, follow migrations and join people who love the wild.',
    path: paths.home(),
    card: 'home',
    trail: [],
    about: [siteNode()],
  });

export default function LandingPage() {
  return (
    <>
      <Hero />
      <KeyFeatures features={featureCards} />
      <FeaturedAnimals animals={featuredAnimals} />
      <FunFacts facts={picturedFacts} />
      <Testimonials />
      <About />
      <SignedOut />
    </>
  );
}
