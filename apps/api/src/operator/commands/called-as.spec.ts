import { calledAs } from './called-as';

const text = 'Name the first admin: npm run aranya -- roles set @username admin';

test.each([
  [{ npm_lifecycle_event: 'aranya' }, text],
  [{ ARANYA_COMMAND: 'aranya' }, 'Name the first admin: aranya roles set @username admin'],
  [{}, 'Name the first admin: node /opt/aranya/commands.js roles set @username admin'],
])('with %j commands are named as they were called', (env, expected) => {
  expect(calledAs(text, env, '/opt/aranya/commands.js')).toBe(expected);
});
