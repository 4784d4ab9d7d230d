export const purposes = [
  {
    name: 'Our mission',
    text: 'To make it easy to get to know wild animals and the places where they live: first in India, then in the rest of the world.',
  },
  {
    name: 'Our vision',
    text: 'A country where everybody can name the animals next door, and wants them to be there tomorrow.',
  },
  {
    name: 'Our strategy',
    text: 'Short records that anyone can check, pictures and games that draw you in, and a community where people who care can meet.',
  },
] as const;

export const values = [
  {
    name: 'Integrity',
    text: 'Each species record names its sources. When something turns out to be wrong, we correct it.',
  },
  {
    name: 'Sustainability',
    text: 'Small pages and drawn pictures are light on phones, on networks and on the power behind both.',
  },
  {
    name: 'Collaboration',
    text: 'A student, a photographer and a volunteer know different things about the same forest. We want them to talk.',
  },
  {
    name: 'Transparency',
    text: 'Each figure and field note carries the number of its source, the texts of a species name theirs at the foot of its page, and each picture and measured journey says whose it is. Each simulated route says that it is simulated. We would rather tell you than let you guess.',
  },
] as const;
