import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Answer nobody: commands, settings of the environment, other lists of words and what stands in files or pages. */
const OTHERS =
  /\.(?:spec|testing|main|command)\.|^(?:operator|testing|privacy|translated|released)\/|\/(?:env|commands|db|feeds|import|darwin-core|observe|demo|live-tracks|testing)\/|^(?:env|main|admin\/admin.rows)\.ts|(?:message-text|review-text|moderation-options|purge-removals|s3-media-store|open-media|media-store|default-feeds|named-species|redis|fair-queue|sighting-line|site-versions|evidence|issuer-profile)\.ts/;

/** Their texts are for logs, descriptions of the API and the database. */
const SILENT_CALLS =
  /^(?:Error|TypeError|RangeError|DatabaseAway|describe|meta|info|warn|error|debug|fatal|defineStatement|namedPlugin|withUser)$/;
const SILENT_FIELDS = /^(?:description|summary|about|authorization)$/;

const isSentence = (text: string, isMessage: boolean) =>
  !/[<\n]/.test(text) &&
  /[a-z]{3}/.test(text) &&
  (/^[A-Z{].* .*\.$/s.test(text) ||
    (isMessage && /^[A-Z{]/.test(text)) ||
    /^[A-Z][a-z’]+(?: [\w{}@“”]+)+$/.test(text));

function nameOf(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** With `{}` for each part that differs. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

function isSilent(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isCallExpression(node) || ts.isNewExpression(node))
    return SILENT_CALLS.test(nameOf(node.expression));
  return ts.isPropertyAssignment(node) && SILENT_FIELDS.test(node.name.getText());
}

function sentencesIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    const { parent } = node;
    const isMessage = ts.isPropertyAssignment(parent) && parent.name.getText() === 'message';
    const text = textOf(node);
    if (text !== null && isSentence(text, isMessage)) found.push(text);
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  ts.forEachChild(source, visit);
  return found;
}

/** What the sources can answer: literals that look like a sentence, where they are not for others than callers. */
export const answeredSentences = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !OTHERS.test(name))
    .flatMap((name) => sentencesIn(path.join(folder, name)));
