import webPush from 'web-push';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
console.log(
  `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\nVAPID_SUBJECT=mailto:you@example.org`,
);
