import cards from '../generated/feature-cards.json' with { type: 'json' };
import type { FeatureCard } from './landing.schema';

export const featureCards: readonly FeatureCard[] = cards;
