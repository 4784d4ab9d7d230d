import { addPostFields, emptyPostError, hashtagSchema, postTypeOf } from './posts.schemas';

describe('post types', () => {
  test.each([
    ['text', 0, 'text'],
    ['', 1, 'image'],
    ['text', 2, 'text_with_image'],
  ] as const)('content %j with %i pictures is %s', (content, images, type) => {
    expect(postTypeOf(content, images)).toBe(type);
  });
});

test('a post needs text or a picture', () => {
  expect(emptyPostError('', 0)).toBe('Please add at least one image or text');
  expect([emptyPostError('text', 0), emptyPostError('', 1)]).toEqual([null, null]);
});

describe('fields of a new post', () => {
  test('accept picture descriptions as a JSON list', () => {
    expect(addPostFields.parse({ image_alts: '["A tiger", ""]' }).image_alts).toEqual(['A tiger', '']);
  });

  test.each(['no json', '{"a":1}', '[1]', JSON.stringify([...'abcdefghijk'])])(
    'reject the descriptions %s',
    (image_alts) => {
      expect(addPostFields.safeParse({ image_alts }).success).toBe(false);
    },
  );

  test('have a client_id in lower case', () => {
    const client_id = '019AA3F2-7C1E-7B6A-9D1F-3E5B7A9C0D2E';
    expect(addPostFields.parse({ client_id }).client_id).toBe(client_id.toLowerCase());
  });

  test('say what is wrong with descriptions that are no JSON', () => {
    const { error } = addPostFields.safeParse({ image_alts: 'no json' });
    expect(error?.issues[0]?.message).toBe('image_alts must be a JSON list of texts.');
  });

  test('reject an unknown type, a malformed client_id and a text that is too long', () => {
    expect(addPostFields.safeParse({ post_type: 'video' }).success).toBe(false);
    expect(addPostFields.safeParse({ client_id: 'abc' }).success).toBe(false);
    expect(addPostFields.safeParse({ content: 'x'.repeat(2001) }).success).toBe(false);
    expect(addPostFields.safeParse({ content: 'x'.repeat(2000) }).success).toBe(true);
  });
});

test('a hashtag is read with or without its sign, and refused where it is none', () => {
  expect(['#Tadoba', 'Tadoba'].map((name) => hashtagSchema.parse(name))).toEqual(['tadoba', 'tadoba']);
  expect(hashtagSchema.safeParse('2026').error?.issues[0]?.message).toBe('This is not a hashtag.');
});
