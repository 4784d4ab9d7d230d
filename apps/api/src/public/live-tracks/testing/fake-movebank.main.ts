import { startFakeMovebank } from './fake-movebank';
import { elephants, geese } from './fake-studies';

const now = new Date();
const { service, studies } = await startFakeMovebank(
  [geese(now), elephants(now)],
  Number(process.env['FAKE_MOVEBANK_PORT'] ?? 0),
);

process.once('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));

console.log(`MOVEBANK_URL=${service} MOVEBANK_STUDIES=${studies.map(({ id }) => id).join(',')}`);
process.send?.({ service, studies: studies.map(({ id }) => id) });
