import { z } from 'zod';

export const languages = ['en', 'hi', 'mr'] as const;

export type Language = (typeof languages)[number];

export const languageSchema = z.enum(languages);
