import { useTestApp } from '../../testing';

const now = new Date('2027-03-01T06:00:00.000Z');
const test = useTestApp({
  env: { SITE_URL: 'https://wild.example', CONTACT_EMAIL: 'safety@wild.example' },
  clock: () => now,
});

it('says where to report vulnerabilities, as RFC 9116 has it', async () => {
  const answer = await test.app.inject({ url: '/.well-known/security.txt' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(
    [
      'Contact: mailto:safety@wild.example',
      'Contact: https://wild.example/contact-us',
      'Expires: 2027-05-30T06:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://wild.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
