import webPush from 'web-push';
import { type LocalCommand, readArguments } from '../../platform/commands/command';

export const help = `npm run aranya -- vapid-keys

Prints a new pair of keys with which browsers are told of notifications (web push), as three lines for .env. Nothing is changed. Keep
the keys that you use: with others, browsers must subscribe again. It takes no arguments.

Example: npm run aranya -- vapid-keys`;

export const runLocal: LocalCommand = (args) => {
  readArguments(args, { options: {} });
  return () => {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    return Promise.resolve(
      `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=mailto:you@example.org`,
    );
  };
};
