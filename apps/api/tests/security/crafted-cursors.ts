import { limits } from '@aranya/contracts';
import { sealCursor } from '../../src/platform/common/cursor';

const GOOD_ID = '0199f0a2-6b1c-7c55-8d0e-1a2b3c4d5e6f';
const GOOD_TIME = 1_760_000_000_000;

const toCursor = (text: string) => Buffer.from(text).toString('base64url');

/** JSON texts, since JSON.stringify writes one form only. */
const badNumbers = [
  '-1',
  '-0',
  '0.5',
  '1e3',
  '1.0',
  '1e309',
  '-1e309',
  '9007199254740993',
  '18446744073709551616',
  'null',
  'true',
  '""',
  '"1"',
  '"0x10"',
  '[]',
  '[1]',
  '{}',
  '{"valueOf":1}',
  '"2025-01-01T00:00:00Z"',
  '"now()"',
];

const badTimes = [
  ...badNumbers,
  // The years 10000, 99999, 275760 (JavaScript's last), and one after it.
  '253402300800000',
  '3093527980800000',
  '8640000000000000',
  '8640000000000001',
];

const badCounts = [...badNumbers, '2147483648', '4294967296', '9007199254740991'];

const badIds = [
  `"${GOOD_ID.toUpperCase()}"`,
  `"${GOOD_ID.replaceAll('-', '')}"`,
  `"{${GOOD_ID}}"`,
  `" ${GOOD_ID}"`,
  `"${GOOD_ID} "`,
  `"${GOOD_ID}\\u0000"`,
  `"\\u0030${GOOD_ID.slice(1)}"`,
  `"${GOOD_ID.slice(1)}"`,
  `"${GOOD_ID}0"`,
  `"${GOOD_ID.replace('a', 'g')}"`,
  `"${GOOD_ID.replace('0', '\uff10')}"`,
  `"' or 1=1 --"`,
  '"\\ud800"',
  '""',
  '0',
  'null',
  'true',
  `["${GOOD_ID}"]`,
  `{"id":"${GOOD_ID}"}`,
];

const badSlugs = [
  '"\\u0000"',
  '"tiger\\u0000"',
  '"\\ud800"',
  '"Bengal-tiger"',
  '"bengal tiger"',
  '"../tiger"',
  `"${'a'.repeat(81)}"`,
  `"' or 1=1 --"`,
  '0',
  'null',
  'true',
  '[]',
  '["tiger"]',
  '{}',
];

const GOOD_DIGEST = '0123456789abcdef'.repeat(4);

const badDigests = [
  `"${GOOD_DIGEST.toUpperCase()}"`,
  `"${GOOD_DIGEST.slice(1)}"`,
  `"${GOOD_DIGEST}0"`,
  `"${GOOD_DIGEST.replace('a', 'g')}"`,
  `"${GOOD_DIGEST.slice(1)}\\u0000"`,
  `"' or 1=1 --"`,
  '""',
  '0',
  'null',
  'true',
  '[]',
  '{}',
];

const badFlags = ['0', '1', 'null', '"true"', '"false"', '[]', '[true]', '{}'];

interface Item {
  good: string;
  bad: readonly string[];
}

const time: Item = { good: String(GOOD_TIME), bad: badTimes };
const id: Item = { good: `"${GOOD_ID}"`, bad: badIds };
const count: Item = { good: '3', bad: badCounts };
/** The last one is after the pictures of a post. */
const pictureNumber: Item = { good: '0', bad: [...badNumbers, `${limits.imagesPerPost + 1}`, '2147483648'] };
const slug: Item = { good: '"bengal-tiger"', bad: badSlugs };
const digest: Item = { good: `"${GOOD_DIGEST}"`, bad: badDigests };
const flag: Item = { good: 'false', bad: badFlags };
const suggestionRank: Item = { good: '1', bad: [...badCounts, '2', '50'] };
const neverFuzzy: Item = { good: 'false', bad: [...badFlags, 'true'] };

const cursorShapes = {
  position: [time, id],
  feed: [flag, time, id],
  chats: [flag, time, id],
  notification: [id],
  search: [count, count, id, flag],
  suggestion: [suggestionRank, count, id, neverFuzzy],
  case: [flag, id],
  photo: [time, id, pictureNumber, slug],
  name: [time, id, digest],
} satisfies Record<string, readonly Item[]>;

/** Strangers cannot write these cursors. */
const sealed: readonly string[] = ['position', 'feed'];

export type CursorShape = keyof typeof cursorShapes | 'chat';

const toJson = (items: readonly string[]) => `[${items.join(',')}]`;

function* wrongItems(shape: readonly Item[]): Generator<string> {
  const good = shape.map((item) => item.good);
  for (const [index, { bad }] of shape.entries()) {
    for (const one of bad) {
      yield toJson(good.with(index, one));
      // Two at once, so that the first fault does not hide the second.
      const next = (index + 1) % shape.length;
      for (const other of shape[next]?.bad.slice(0, 2) ?? []) {
        yield toJson(good.with(index, one).with(next, other));
      }
    }
  }
}

function* wrongForms(shape: readonly Item[]): Generator<string> {
  const good = shape.map((item) => item.good);
  const json = toJson(good);
  yield* [
    '',
    'null',
    '0',
    '""',
    '[]',
    '{}',
    '[[]]',
    'undefined',
    'NaN',
    '[',
    ']',
    json.slice(0, -1),
    `${json},`,
  ];
  yield* [
    ` ${json}`,
    `${json}\n`,
    json.replace(',', ', '),
    `\ufeff${json}`,
    `${json}\u0000`,
    `${json}${json}`,
  ];
  yield* [
    toJson(good.slice(1)),
    toJson(good.slice(0, -1)),
    toJson([...good, 'null']),
    toJson([...good, ...good]),
  ];
  yield* [toJson([...good].reverse()), `[${json}]`, JSON.stringify(json), JSON.stringify({ ...good })];
  yield* [
    `{"__proto__":${json}}`,
    `{"length":${good.length},"0":${good[0]}}`,
    `${'['.repeat(70)}${']'.repeat(70)}`,
  ];
}

/** Other spellings of valid bytes. */
function* wrongSpellings(shape: readonly Item[]): Generator<string> {
  const cursor = toCursor(toJson(shape.map((item) => item.good)));
  const last = cursor.at(-1) ?? '';
  yield* [
    `${cursor}=`,
    `${cursor}==`,
    `${cursor}A`,
    `${cursor}\u0000`,
    ` ${cursor}`,
    `${cursor}\n`,
    `${cursor}.`,
  ];
  yield* [`${cursor.slice(0, 4)} ${cursor.slice(4)}`, `${cursor.slice(0, 4)}\r\n${cursor.slice(4)}`];
  yield* [`${cursor.slice(0, 4)}%${cursor.slice(4)}`, `${cursor.slice(0, 4)}\ud800${cursor.slice(4)}`];
  yield* [toCursor(cursor), cursor.slice(0, -2), cursor.slice(1), [...cursor].reverse().join('')];
  yield* [cursor.toUpperCase(), cursor.toLowerCase(), `${cursor.slice(0, -1)}${last === '-' ? '+' : '/'}`];
  yield* [
    `${cursor}${'A'.repeat(200 - cursor.length)}`,
    'A'.repeat(200),
    '-'.repeat(200),
    '_',
    '=',
    '%00',
    '\u0000',
  ];
}

function* wrongChatCursors(): Generator<string> {
  const numbers = [
    '0',
    '00',
    '01',
    '-1',
    '+1',
    '1.5',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '1\n',
    '1\u0000',
    '',
    '\u0661',
    'NaN',
  ];
  const large = ['9007199254740992', '9223372036854775808', '9'.repeat(16), '9'.repeat(100), '9'.repeat(190)];
  for (const number of [...numbers, ...large, 'null', '1;', "1' or 1=1 --", '\ud800', '1-1']) {
    yield* [
      `before-${number}`,
      `before-${number}-`,
      `after-${number}`,
      `Before-${number}`,
      toCursor(`before-${number}`),
    ];
    yield* [` before-${number}`, `before--${number}`, `before_${number}`];
  }
}

/** Cursors that the API never makes, each once, including valid ones of another shape. */
export function craftedCursors(shape: CursorShape): string[] {
  const others = Object.entries(cursorShapes)
    .filter(([name]) => name !== shape && !(shape === 'search' && name === 'suggestion'))
    .map(([, items]) => toCursor(toJson(items.map((item) => item.good))));
  if (shape === 'chat') return [...new Set([...wrongChatCursors(), ...others])];
  const items: readonly Item[] = cursorShapes[shape];
  const json = [...wrongItems(items), ...wrongForms(items)];
  return [...new Set([...json.map(toCursor), ...wrongSpellings(items), ...others, 'before-1'])].filter(
    (cursor) => cursor !== '' && cursor !== validCursor(shape),
  );
}

export function validCursor(shape: CursorShape): string {
  if (shape === 'chat') return 'before-7';
  const json = toJson(cursorShapes[shape].map((item) => item.good));
  return sealed.includes(shape) ? sealCursor(JSON.parse(json) as unknown[]) : toCursor(json);
}
