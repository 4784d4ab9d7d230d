import { Agent, get } from 'node:http';

const RECONNECT_MS = 100;
const agent = new Agent({ maxSockets: Infinity });

/** Streams of members that open again at another node after the event they saw last, as browsers do. */
export function openStreams(nodes, members) {
  const counts = { opened: 0, resyncs: 0, refused: {} };
  /** Text of a message → how often its recipient saw it. */
  const arrivals = new Map();
  const open = new Set();
  let closed = false;

  function onFrame(member, state, frame) {
    const field = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
    const id = field('id');
    if (id !== undefined) state.last = id;
    if (field('event') === 'resync') counts.resyncs += 1;
    if (field('event') !== 'message') return;
    const { to_user_id: to, text } = JSON.parse(field('data'));
    if (to === member.id) arrivals.set(text, (arrivals.get(text) ?? 0) + 1);
  }

  function connect(member, state, turn, onReady) {
    if (closed) return;
    const again = () => setTimeout(() => connect(member, state, turn + 1, onReady), RECONNECT_MS);
    const headers = {
      authorization: `Bearer ${member.token}`,
      ...(state.last === undefined ? {} : { 'last-event-id': state.last }),
    };
    const url = `${nodes[turn % nodes.length]}/api/messages/${member.id}`;
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) {
        counts.refused[response.statusCode] = (counts.refused[response.statusCode] ?? 0) + 1;
        response.resume();
        return again();
      }
      counts.opened += 1;
      let rest = '';
      response
        .setEncoding('utf8')
        .on('data', (text) => {
          const frames = (rest + text).split('\n\n');
          rest = frames.pop();
          for (const frame of frames) onFrame(member, state, frame);
          onReady();
        })
        .on('error', () => undefined)
        .once('close', () => {
          open.delete(request);
          again();
        });
    });
    open.add(request);
    request.on('error', () => {
      if (open.delete(request) && !request.res) again();
    });
  }

  const ready = Promise.all(members.map((member, n) => new Promise((done) => connect(member, {}, n, done))));
  return {
    ready,
    counts,
    arrivals,
    close() {
      closed = true;
      for (const request of open) request.destroy();
    },
  };
}
