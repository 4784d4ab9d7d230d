import { apiContract, type Health } from '@aranya/contracts';
import { initServer } from '@ts-rest/fastify';
import type { Dependencies } from './dependencies';

const s = initServer();
const TIMEOUT_MS = 5_000;

async function stateOf(check: Promise<boolean>): Promise<Health['database']> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  const answers = await Promise.race([check.catch(() => false), timeout]);
  clearTimeout(timer);
  return answers ? 'up' : 'down';
}

export function healthRoutes({ db, media }: Pick<Dependencies, 'db' | 'media'>) {
  return s.plugin(
    s.router(apiContract.health, {
      check: async () => {
        const [database, pictures] = await Promise.all([stateOf(db.check()), stateOf(media.check())]);
        const ok = database === 'up' && pictures === 'up';
        const body: Health = { success: ok, status: ok ? 'ok' : 'degraded', database, media: pictures };
        return { status: ok ? 200 : 503, body };
      },
    }),
  );
}
