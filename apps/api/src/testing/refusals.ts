import { refusalSchema } from '@aranya/contracts';
import type { TestApp } from './app';

/** Calls without a token, with one that is none, and with one that is over: each must be refused with 401. */
export async function expectMembersOnly(
  api: TestApp,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
): Promise<void> {
  const over = api.issuer.token('asha', { expiresIn: -60 });
  for (const authorization of [undefined, 'Bearer x.y.z', `Bearer ${over}`]) {
    const answer = await api.app.inject({
      method,
      url,
      headers: authorization === undefined ? {} : { authorization },
      ...(payload === undefined ? {} : { payload }),
    });
    const refusal = refusalSchema.strict().parse(answer.json());
    expect([answer.statusCode, refusal.code]).toEqual([401, 'unauthenticated']);
  }
}
