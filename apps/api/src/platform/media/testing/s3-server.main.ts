import { S3_CREDENTIALS, startS3Server } from './s3-server';

/** `npx nx run api:s3-server` prints the API's settings, or sends them to a parent process. */
const s3 = await startS3Server(['aranya'], Number(process.env['S3_PORT'] ?? 0));
const settings = { MEDIA_URL: s3.mediaUrl('aranya'), ...S3_CREDENTIALS };

const stop = () => void s3.close().then(() => process.exit(0));
process.once('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

for (const [name, value] of Object.entries(settings)) console.log(`${name}='${value}'`);
process.send?.(settings);
