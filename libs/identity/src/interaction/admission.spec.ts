import type { Admission } from '../settings';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { ARUN, MIRA, Visitor } from '../testing/visitor';

let admitted: Admission = 'open';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ admission: async () => admitted });
  await new Visitor(server).signUp(MIRA);
});
afterAll(() => server.remove());

const signUpPage = (more: Record<string, string> = {}) =>
  new Visitor(server).authorize({ screen_hint: 'signup', ...more });

test.each([
  ['invitation', 'Members come in by invitation'],
  ['closed', 'Nobody new can join at the moment'],
] as const)(
  'with %s, sign-up says so before anything is typed, and members sign in',
  async (mode, heading) => {
    admitted = mode;
    const page = await signUpPage();
    expect(page.text).toContain(`<h1>${heading}</h1>`);
    expect(page.text).not.toContain('<input');
    const href = /<a class="button" href="([^"]+)">Sign in<\/a>/.exec(page.text)?.[1] ?? '';
    const visitor = new Visitor(server);
    const begun = await visitor.authorize({ screen_hint: 'signup' });
    const form = await visitor.open(new URL(href, begun.url));
    expect(form.text).toContain('<h1>Sign in</h1>');
  },
);

test.each(['invitation', 'closed'] as const)(
  'with %s, a form that was opened before creates no account',
  async (mode) => {
    admitted = 'open';
    const visitor = new Visitor(server);
    const page = await visitor.authorize({ screen_hint: 'signup' });
    admitted = mode;
    const answer = await visitor.send(page, { ...ARUN });
    expect(answer.response.status).toBe(403);
    expect(answer.text).not.toContain('<input');
    admitted = 'open';
    const signedIn = await visitor.authorize();
    expect((await visitor.send(signedIn, { email: ARUN.email, password: ARUN.password })).text).toContain(
      'role="alert"',
    );
  },
);

test('who comes with an invitation finds the form', async () => {
  admitted = 'invitation';
  expect((await signUpPage({ invited: 'yes' })).text).toContain('<label for="name">Full name</label>');
  admitted = 'closed';
  expect((await signUpPage({ invited: 'yes' })).text).not.toContain('<input');
});

test('where newcomers wait for approval, the form says so', async () => {
  admitted = 'approval';
  const { text } = await signUpPage();
  expect(text).toContain('The team admits each new member.');
  expect(text).toContain('<label for="name">Full name</label>');
});
