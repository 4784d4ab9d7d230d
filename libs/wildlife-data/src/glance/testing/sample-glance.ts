import type { Glance } from '../glance.schema';

/** The Bengal tiger, without faults. For tests. */
export const sampleGlance: Glance = {
  id: 1,
  sources: {
    iucn: {
      title: 'IUCN Red List: Panthera tigris',
      url: 'https://www.iucnredlist.org/species/15955/214862019',
    },
    act: {
      title: 'Wild Life (Protection) Act, 1972',
      url: 'https://www.indiacode.nic.in/handle/123456789/1726',
    },
  },
  size: [
    { measure: 'head and body length', cm: [150, 200], from: ['iucn'] },
    { measure: 'shoulder height', cm: [90, 110], note: 'males are larger', from: ['iucn'] },
  ],
  weight: { kg: [100, 220], from: ['iucn'] },
  lifespan: { years: [10, 15], where: 'wild', from: ['iucn'] },
  young: { count: [2, 4], of: 'cubs', from: ['iucn'] },
  activity: { time: 'dawn and dusk', from: ['iucn'] },
  population: {
    count: [3167, 3682],
    of: 'individuals',
    year: 2022,
    trend: 'increasing',
    trend_where: 'in India',
    where: 'in India',
    from: ['iucn'],
  },
  range: {
    countries: ['BGD', 'BTN', 'IND', 'NPL'],
    states: [
      'Andhra Pradesh',
      'Arunachal Pradesh',
      'Assam',
      'Bihar',
      'Karnataka',
      'Kerala',
      'Madhya Pradesh',
      'Maharashtra',
      'Rajasthan',
      'Tamil Nadu',
      'Uttar Pradesh',
      'Uttarakhand',
      'West Bengal',
    ],
    from: ['iucn'],
  },
  law: { india: 'Schedule I', cites: 'Appendix I', from: ['act'] },
  conservation: {
    text: 'Reserves guard it, and every four years the state counts it with camera traps.',
    from: ['act'],
  },
  look_alikes: [
    {
      name: 'Leopard',
      animal: 3,
      tell: 'A leopard is smaller, with rosettes and spots instead of stripes.',
      from: ['iucn'],
    },
  ],
  signs: [{ kind: 'track', text: 'A round print without claws, as wide as a hand.', from: ['iucn'] }],
  best_months: { months: [3, 4, 5], where: 'in the parks of central India', from: ['iucn'] },
  surprise: { text: 'The stripes are also on its skin, under the fur that hides them.', from: ['iucn'] },
};
