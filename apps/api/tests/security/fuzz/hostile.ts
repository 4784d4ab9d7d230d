import fc from 'fast-check';

const words = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\ufeff',
  '\u202egnp.exe',
  '\u200b'.repeat(50),
  'e\u0301'.repeat(500),
  'Z\u0351\u0343'.repeat(300),
  '🐻‍❄️'.repeat(40),
  'ﷺ'.repeat(100),
  'x'.repeat(20_000),
  '\n'.repeat(3000),
  "' or 1=1; drop table users; --",
  "\\'; select pg_sleep(10); --",
  '%',
  '%_\\%',
  '$1',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e400',
  '9007199254740993',
  '2147483648',
  '0x7fffffff',
  '1970-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{0199f0a2-6b1c-7c55-8d0e-1a2b3c4d5e6f}',
  'before-999999999999999',
  'W10',
  'bnVsbA',
  '\r\nset-cookie: a=b',
  '\u0001\u0002\u007f\u0085',
  '\uffff\ufffe',
];

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words)).map(([one, other]) => one + other),
);

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** JSON text, since no value stands for some of it. */
export const hostileJson = fc.oneof(
  { weight: 3, arbitrary: hostileText.map((one) => JSON.stringify(one)) },
  fc.constantFrom(
    ...['null', 'true', 'false', '0', '-0', '-1', '0.1', '1e400', '-1e400', '1e-400', '9007199254740993'],
    ...['99999999999999999999999999', '2147483648', '-2147483649', '[]', '{}', '[[]]', '[null]', '{"":""}'],
    ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}', '{"toString":1}'],
    ...['{"length":1000000000}', '{"then":"x"}', '{"toJSON":"x"}', '["a","b"]', '"\\u0000"', '"\\ud800"'],
    nested('[', ']', 5000),
    nested('{"a":', '}', 3000).replace('}', '1}'),
    `[${'0,'.repeat(20_000)}0]`,
  ),
  fc.json({ maxDepth: 4 }),
);

export const brokenJson = fc.oneof(
  fc
    .constantFrom(
      ...[
        '',
        ' ',
        '{',
        '}',
        '{"',
        '{"a"',
        '{"a":',
        '{"a":}',
        "{'a':1}",
        '{a:1}',
        '{"a":1,}',
        '[1,',
        'undefined',
      ],
      ...[
        'NaN',
        'Infinity',
        '\u0000',
        '\ufeff{}',
        '{}{}',
        '{"a":1}x',
        '"',
        '{"a":"\n"}',
        '{"a":"\\x"}',
        '/**/{}',
      ],
      ...[
        '{"__proto__":1}',
        '{"constructor":{"prototype":1}}',
        '{"id":1,"id":2}',
        'a=b&c=d',
        '<a/>',
        '--x\r\n',
      ],
    )
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.from('{"id":"\xff\xfe"}', 'latin1')),
  fc.constant(Buffer.alloc(300 * 1024, '{"a":')),
);

export const contentTypes = fc.constantFrom(
  ...['application/json', 'application/json; charset=utf-16', 'application/json;charset=', 'text/json'],
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/xml',
    '',
    ' ',
    ';',
  ],
  ...['multipart/form-data; boundary=', 'multipart/form-data; boundary="a b"', 'multipart/mixed; boundary=x'],
  ...[
    'application/json, application/json',
    '*/*',
    'application/octet-stream',
    `a/${'b'.repeat(2000)}`,
    'json',
  ],
);

export const hostileQuery = fc.oneof(
  fc.constantFrom(
    ...[
      'cursor=%00',
      'cursor=%',
      'cursor=%ff%fe',
      'cursor=%ED%A0%80',
      'cursor=',
      'cursor',
      'limit=',
      'limit=0',
    ],
    ...[
      'limit=51',
      'limit=-1',
      'limit=1e400',
      'limit=0x10',
      'limit=1.5',
      'limit=%20 5'.replace(' ', '+'),
      'limit=NaN',
    ],
    ...[
      'limit=1&limit=2',
      'list=followers&list=following',
      'list[]=followers',
      'list=__proto__',
      'list=toString',
    ],
    ...[
      '__proto__=1',
      '__proto__[limit]=1',
      'constructor[prototype]=1',
      'hasOwnProperty=1',
      '&&&===',
      '?',
      '%',
    ],
    ...[
      'page=0',
      'page=1001',
      'page=1e3',
      'page=00000001',
      'page=+1',
      'page=%31',
      'page=Infinity',
      'a[b][c]=1',
    ],
    ...[`cursor=${'A'.repeat(5000)}`, `${'a=1&'.repeat(1000)}`, `limit=${'9'.repeat(400)}`, '%00=%00'],
  ),
  fc.tuple(fc.constantFrom('cursor', 'limit', 'list', 'page', 'x'), hostileText).map(([name, value]) => {
    return String(new URLSearchParams([[name, value.slice(0, 2000)]]));
  }),
);

const headerText = fc.constantFrom(
  ...[
    '',
    ' ',
    '0',
    '-1',
    'x',
    '*',
    '"',
    '"a',
    'a,b',
    '\t',
    'é',
    'ÿ'.repeat(50),
    'x'.repeat(3000),
    '9'.repeat(40),
    '1e9',
  ],
);

export const hostileHeaders = fc.dictionary(
  fc.constantFrom(
    ...[
      'authorization',
      'last-event-id',
      'accept',
      'accept-encoding',
      'cookie',
      'if-none-match',
      'origin',
      'range',
    ],
    ...['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-request-id', 'x-http-method-override'],
    ...[
      'access-control-request-method',
      'forwarded',
      'user-agent',
      'referer',
      'if-modified-since',
      'dpop',
      'te',
    ],
  ),
  headerText,
  { maxKeys: 3 },
);
