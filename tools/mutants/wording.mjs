/** Leaves sentences for people alone. */
const isText = (node) => node?.type === 'StringLiteral' || node?.type === 'TemplateLiteral';

/** Their last argument is a sentence. */
const SENTENCE_LAST = new Set([
  ...['textOf', 'requiredTextOf', 'lineOf', 'requiredLineSchema', 'typed', 'errorPage'],
  ...['min', 'max', 'length', 'regex', 'refine', 'string', 'uuid', 'boolean', 'email', 'url', 'describe'],
  ...['invalid', 'forbidden', 'blocked', 'notConnected', 'notFound', 'conflict', 'tooManyRequests'],
]);
const WORDED_KEYS = new Set(['summary', 'description', 'message', 'error', 'about']);

function isWording({ node, parent }) {
  if (!isText(node)) return false;
  if (parent.type === 'ObjectProperty') return parent.value === node && WORDED_KEYS.has(parent.key.name);
  if (parent.type === 'NewExpression') return parent.callee.name?.endsWith('Error');
  if (parent.type !== 'CallExpression') return false;
  const called = parent.callee.property?.name ?? parent.callee.name;
  return SENTENCE_LAST.has(called) && parent.arguments.at(-1) === node;
}

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'wording',
    value: { shouldIgnore: (path) => (isWording(path) ? 'It is wording.' : undefined) },
  },
];
