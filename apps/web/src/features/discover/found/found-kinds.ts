import { parseAsStringLiteral } from 'nuqs';

export const foundKinds = ['all', 'people', 'animals', 'parks', 'hashtags', 'posts'] as const;
export type FoundKind = (typeof foundKinds)[number];

export const kindParser = parseAsStringLiteral(foundKinds).withDefault('all');
