import { addPostFields } from '@aranya/contracts';
import { contractSentence } from '../../lib/api/contract-sentence';
import { m } from '../../lib/language/messages';

/** Returns the text as the API stores it, or why it is refused. */
export function checkText(text: string): { content: string } | { problem: string } {
  const parsed = addPostFields.shape.content.safeParse(text);
  if (parsed.success) return { content: parsed.data };
  return { problem: contractSentence(parsed.error.issues[0]?.message) ?? m.editor_refused() };
}
