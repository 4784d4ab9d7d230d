import { errorBodySchema } from '@aranya/contracts';
import type { TestApp } from './app';

/** Tries no token, an invalid one and an expired one. */
export async function expectMembersOnly(
  api: TestApp,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
): Promise<void> {
  const expired = api.issuer.token('asha', { expiresIn: -60 });
  for (const authorization of [undefined, 'Bearer x.y.z', `Bearer ${expired}`]) {
    const answer = await api.app.inject({
      method,
      url,
      headers: authorization === undefined ? {} : { authorization },
      ...(payload === undefined ? {} : { payload }),
    });
    const refusal = errorBodySchema.strict().parse(answer.json());
    expect([answer.statusCode, refusal.code]).toEqual([401, 'unauthenticated']);
  }
}
