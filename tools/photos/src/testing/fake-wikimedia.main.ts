import { subjects } from '../subjects';
import { startFakeWikimedia } from './fake-wikimedia';

/** `npx nx run photos:fake-wikimedia` prints what to add to the import's command. */
const { wikidata, commons } = await startFakeWikimedia(subjects);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
console.log(`--wikidata=${wikidata} --commons=${commons}`);
