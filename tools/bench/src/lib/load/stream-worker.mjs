import { Agent, get } from 'node:http';

const OPENING_AT_ONCE = 40;
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
/** Text of a message → epoch milliseconds of each arrival. */
const arrivals = new Map();
let sockets = [];

function onFrame(userId, frame) {
  if (!frame.includes('event: message')) return;
  const event = JSON.parse(/^data: (.*)$/m.exec(frame)[1]);
  if (event.to_user_id !== userId) return;
  const times = arrivals.get(event.text) ?? [];
  arrivals.set(event.text, [...times, performance.timeOrigin + performance.now()]);
}

const openOne = ({ url, userId, token }) =>
  new Promise((done, failed) => {
    const request = get(
      `${url}/api/messages/${userId}`,
      { agent, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        if (response.statusCode !== 200) return failed(new Error(`A stream answered ${response.statusCode}`));
        let rest = '';
        sockets.push(request);
        response
          .setEncoding('utf8')
          .on('data', (text) => {
            const frames = (rest + text).split('\n\n');
            rest = frames.pop();
            for (const frame of frames) onFrame(userId, frame);
          })
          .on('error', () => undefined)
          .once('data', () => done());
      },
    );
    request.on('error', failed);
  });

const jobs = {
  open: async (streams) => {
    const waiting = [...streams];
    const opener = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await openOne(next);
    };
    await Promise.all(Array.from({ length: OPENING_AT_ONCE }, opener));
  },
  /** Covers the time since the last report. */
  report: () => {
    const found = [...arrivals];
    arrivals.clear();
    return found;
  },
  close: () => {
    for (const request of sockets) request.destroy();
    sockets = [];
  },
};

process.on('message', async ({ name, value }) => {
  try {
    process.send({ result: await jobs[name](value) });
  } catch (error) {
    process.send({ error: String(error) });
  }
});
