export const purposes = [
  {
    name: 'Our mission',
    text: 'To bring you close enough to a wild animal that you care what happens to it: first in India, then in the rest of the world. You need no jeep, and nobody minds if you cannot tell a sambar from a nilgai yet.',
  },
  {
    name: 'Our vision',
    text: 'A country where a child knows the owl behind the school by its name, and the owl is still there when they are grown.',
  },
  {
    name: 'Our strategy',
    text: 'Write down what anyone can check, draw it so that you look twice, and keep the gate open for whoever comes with a sighting or a question.',
  },
] as const;

export const values = [
  {
    name: 'Integrity',
    text: 'A pugmark is evidence, a good story is not. Each species record names its sources, and when we turn out to be wrong, we correct it.',
  },
  {
    name: 'Sustainability',
    text: 'At the forest gate there is one bar of signal. Small pages and drawn pictures open there, and use little power anywhere.',
  },
  {
    name: 'Collaboration',
    text: 'The student has read the book, the photographer knows the light, and the volunteer has walked that fire line for ten summers. We want them to talk.',
  },
  {
    name: 'Transparency',
    text: 'Each figure and field note carries the number of its source, and each picture and measured journey says whose it is. A simulated route says that it is simulated. We would rather tell you than let you guess.',
  },
] as const;
