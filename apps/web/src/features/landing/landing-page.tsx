import type { LandingSection } from '@aranya/contracts';
import { featureCards, featuredAnimals, picturedFacts } from '@aranya/wildlife-data';
import { m } from '../../lib/language/messages';
import { pageMeta } from '../../lib/page-meta';
import { paths } from '../../lib/paths';
import { siteNode } from '../../lib/site-node';
import { getSettings } from '../../lib/settings';
import { About } from './about/about';
import { FeaturedAnimals } from './featured-animals';
import { FunFacts } from './fun-facts/fun-facts';
import { Hero } from './hero/hero';
import { KeyFeatures } from './key-features/key-features';
import { SignedOut } from './signed-out/signed-out';
import { Testimonials } from './testimonials';
import { Today } from './today/today';

export const meta = () => [
  ...pageMeta({
    title: m.landing_title(),
    description: m.landing_description(),
    path: paths.home(),
    card: 'home',
    trail: [],
    about: [siteNode()],
  }),
  // As lib/feed-links.ts, for which this page has no room.
  ...(getSettings().site.open_to_guests
    ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: '/api/feeds/club.atom' }]
    : []),
];

export default function LandingPage() {
  const hidden = getSettings().site.hidden_sections;
  const shows = (section: LandingSection) => !hidden.includes(section);
  return (
    <>
      <Hero />
      {shows('today') && <Today />}
      {shows('features') && <KeyFeatures features={featureCards} />}
      {shows('animals') && <FeaturedAnimals animals={featuredAnimals} />}
      {shows('facts') && <FunFacts facts={picturedFacts} />}
      {shows('voices') && <Testimonials />}
      {shows('about') && <About />}
      <SignedOut />
    </>
  );
}
