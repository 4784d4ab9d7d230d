import { z } from 'zod';
import { type References, speciesReference } from '../records/references';
import { sourceSchema } from '../records/source.schema';

const featureCardSchema = z.strictObject({
  id: z.number().int().positive(),
  name: z.string().min(3),
  desc: z.string().min(20).max(140),
  img: z.string().regex(/^\/artwork\/(features|animals|scenes)\/[a-z-]+\.svg$/),
});

export const featureCardsSchema = z.array(featureCardSchema);

export type FeatureCard = z.infer<typeof featureCardSchema>;

export const featuredAnimalsSchema = (references: References) =>
  z.array(
    z.strictObject({
      species: speciesReference(references),
      name: z.string().min(3),
      desc: z.string().min(20).max(140),
    }),
  );

export interface FeaturedAnimal {
  id: number;
  name: string;
  desc: string;
  img: string;
}

export const funFactsSchema = (references: References) =>
  z.array(
    z.strictObject({
      species: speciesReference(references),
      fact: z.string().regex(/^(?!.*\. )[A-Z].*[^.]\.$/, { error: 'Write one sentence.' }),
      source: sourceSchema,
    }),
  );

export const testimonialSchema = z.strictObject({
  name: z.string().min(3),
  role: z.string().min(3),
  desc: z.string().min(40).max(260),
  img: z.string().regex(/^\/artwork\/avatars\/[a-z-]+\.svg$/),
});

export type Testimonial = z.infer<typeof testimonialSchema>;
