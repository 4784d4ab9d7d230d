import { z } from 'zod';

/** One of the four cards under Key Features. */
export const featureCardSchema = z.strictObject({
  id: z.number().int().positive(),
  name: z.string().min(3),
  desc: z.string().min(20).max(140),
  img: z.string().regex(/^\/artwork\/features\/[a-z-]+\.svg$/),
});

export type FeatureCard = z.infer<typeof featureCardSchema>;

/** One of the four animals on the landing page. `id` is the catalogue's, so that the card can lead to the record. */
export const featuredAnimalSchema = z.strictObject({
  id: z.number().int().min(1).max(117),
  name: z.string().min(3),
  desc: z.string().min(20).max(140),
  img: z.string().regex(/^\/artwork\/animals\/[a-z0-9-]+\.svg$/),
});

export type FeaturedAnimal = z.infer<typeof featuredAnimalSchema>;

/** What somebody says of the site. */
export const testimonialSchema = z.strictObject({
  name: z.string().min(3),
  role: z.string().min(3),
  desc: z.string().min(40).max(260),
  img: z.string().regex(/^\/artwork\/avatars\/[a-z-]+\.svg$/),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
