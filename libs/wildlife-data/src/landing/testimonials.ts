import type { Testimonial } from './landing.schema';
import { testimonialPictures } from './testimonial-pictures';

const said: readonly Omit<Testimonial, 'img'>[] = [
  {
    name: 'Meera Kulkarni',
    role: 'Wildlife Photographer',
    desc: 'Before a trip I look up which months a park is at its best and which animals I may hope for there. Then I pack one lens fewer.',
  },
  {
    name: 'Arjun Nair',
    role: 'Biology Student',
    desc: 'Every record says where its facts come from. I follow the sources when I want to know more, and that has saved me a few mistakes.',
  },
  {
    name: 'Stanzin Dolma',
    role: 'Conservation Volunteer',
    desc: 'I show the children of our village the cranes they see on the lake each summer, and then how far those cranes fly in winter.',
  },
  {
    name: 'Farah Sheikh',
    role: 'School Teacher',
    desc: 'Animal Detective is how my class ends on Fridays. They argue about the second clue, and next week they come back with new ones.',
  },
];

/** The people are invented. */
export const testimonials: readonly Testimonial[] = said.map((voice) => ({
  ...voice,
  img: testimonialPictures[voice.name] ?? '',
}));
