import { z } from 'zod';

import { animalCount } from '../catalogue-size';

export const featureCardSchema = z.strictObject({
  id: z.number().int().positive(),
  name: z.string().min(3),
  desc: z.string().min(20).max(140),
  img: z.string().regex(/^\/artwork\/(features|animals|scenes)\/[a-z-]+\.svg$/),
});

export type FeatureCard = z.infer<typeof featureCardSchema>;

/** `id` is the catalogue's. */
export const featuredAnimalSchema = z.strictObject({
  id: z.number().int().min(1).max(animalCount),
  name: z.string().min(3),
  desc: z.string().min(20).max(140),
  img: z.string().regex(/^\/artwork\/animals\/[a-z0-9-]+\.svg$/),
});

export type FeaturedAnimal = z.infer<typeof featuredAnimalSchema>;

export const testimonialSchema = z.strictObject({
  name: z.string().min(3),
  role: z.string().min(3),
  desc: z.string().min(40).max(260),
  img: z.string().regex(/^\/artwork\/avatars\/[a-z-]+\.svg$/),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
