import { identitySchema } from '@aranya/identity';
import { randomUUID } from 'node:crypto';
import { type Member, readZip, useTestApp } from '../testing';

const { accounts, passkeys } = identitySchema;
const api = useTestApp();

/** A member of local sign-in with a passkey. */
async function memberWithPasskey(name: string): Promise<Member> {
  const id = randomUUID();
  // The test's provider knows a member by their name in lower case.
  const member = await api.member(`local|${id}`);
  await api.db.write
    .insert(accounts)
    .values({ id, email: `${id}@example.org`, name, passwordHash: 'scrypt' });
  await api.db.write.insert(passkeys).values({
    id: `of ${name}`,
    accountId: id,
    publicKey: 'pQECAyYgASFY',
    counter: 7,
    transports: ['internal'],
    name: `Phone of ${name}`,
    createdAt: new Date('2026-11-29T05:00:00Z'),
    lastUsedAt: null,
  });
  return member;
}

test('passkeys are in the export of their owner, and go with all that the sign-in kept', async () => {
  const [asha, bikram] = [await memberWithPasskey('Asha'), await memberWithPasskey('Bikram')];
  const exported = await api.call(asha, 'GET', '/api/user/export');
  const profile = (await readZip(exported.rawPayload)).get('profile.json')?.toString() ?? '';
  expect(JSON.parse(profile)[0].passkeys).toEqual([
    {
      name: 'Phone of Asha',
      public_key: 'pQECAyYgASFY',
      created_at: '2026-11-29T05:00:00.000Z',
      last_used_at: null,
    },
  ]);
  expect((await api.call(asha, 'POST', '/api/user/delete', { confirm: 'DELETE' })).statusCode).toBe(200);
  const left = await api.db.write.select({ name: passkeys.name }).from(passkeys);
  expect(left).toEqual([{ name: 'Phone of Bikram' }]);
  const accountsLeft = await api.db.write.select({ name: accounts.name }).from(accounts);
  expect(accountsLeft).toEqual([{ name: 'Bikram' }]);
  expect((await api.call(bikram, 'GET', '/api/user/data')).statusCode).toBe(200);
});
