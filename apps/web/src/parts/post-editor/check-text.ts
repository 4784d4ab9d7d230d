import { addPostFields } from '@aranya/contracts';

/** The text as the API stores it, or why it refuses it. */
export function checkText(text: string): { content: string } | { problem: string } {
  const parsed = addPostFields.shape.content.safeParse(text);
  if (parsed.success) return { content: parsed.data };
  return { problem: parsed.error.issues[0]?.message ?? 'This text cannot be published.' };
}
