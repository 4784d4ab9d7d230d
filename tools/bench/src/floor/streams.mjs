const HEARTBEAT_MS = 15_000;

/** Stored messages reach both sides from memory. */
export function addStreams(app) {
  const open = new Map();

  app.get('/api/messages/:userId', (request, reply) => {
    const { viewer } = request;
    if (request.params.userId !== viewer) return reply.code(403).send({ success: false });
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    raw.write('event: ready\ndata: {"type":"ready"}\n\n');
    const streams = open.get(viewer) ?? new Set();
    open.set(viewer, streams.add(raw));
    const heartbeat = setInterval(() => raw.write(': alive\n\n'), HEARTBEAT_MS);
    raw.once('close', () => {
      clearInterval(heartbeat);
      streams.delete(raw);
      if (streams.size === 0) open.delete(viewer);
    });
  });

  const write = (userId, seq, json) => {
    for (const raw of open.get(userId) ?? []) raw.write(`id: ${seq}\nevent: message\ndata: ${json}\n\n`);
  };

  return {
    publish(from, to, { message, sender, seqs }) {
      const event = { type: 'message', sender: JSON.parse(sender), ...JSON.parse(message) };
      write(from, seqs[0], JSON.stringify(event));
      write(to, seqs[1], JSON.stringify({ ...event, seq: seqs[1], client_id: null }));
    },
  };
}
