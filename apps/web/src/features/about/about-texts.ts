export const purposes = [
  {
    name: 'Our mission',
    text: 'To make wild animals and the places that keep them easy to get to know, in India first and in the rest of the world with it.',
  },
  {
    name: 'Our vision',
    text: 'A country in which everybody can name the animals next door, and has a reason to want them there tomorrow.',
  },
  {
    name: 'Our strategy',
    text: 'Short records that can be checked, pictures and games that invite, and a community in which people who care meet.',
  },
] as const;

export const values = [
  {
    name: 'Integrity',
    text: 'Each species record is written from sources that it names. What turns out to be wrong gets put right.',
  },
  {
    name: 'Sustainability',
    text: 'Small pages and drawn pictures ask little of a phone, a network and the power behind both.',
  },
  {
    name: 'Collaboration',
    text: 'A student, a photographer and a volunteer know different things about the same forest. We want them to talk.',
  },
  {
    name: 'Transparency',
    text: 'Each fact, picture and measured journey names its source, and each simulated journey says that it is. We would rather say so than let you guess.',
  },
] as const;
