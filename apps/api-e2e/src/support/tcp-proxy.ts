import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `refusing` and `hanging` cut what is open; `hanging` accepts new connections and stays silent. */
export type ProxyMode = 'passing' | 'refusing' | 'hanging';

export interface TcpProxy {
  port: number;
  set(mode: ProxyMode): Promise<void>;
  /** Stops passing bytes of open connections without closing them, until the mode changes. */
  freeze(): void;
  close(): Promise<void>;
}

/** Between the API and its database. Close it in afterAll. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let mode: ProxyMode = 'passing';

  function track(socket: Socket): Socket {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  }
  function cut(): void {
    for (const socket of sockets) socket.destroy();
  }
  const server = createServer((incoming) => {
    track(incoming);
    if (mode === 'hanging') return;
    const outgoing = track(connect(target));
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.destroy());
  });
  const listen = (port: number) =>
    new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
  const stopListening = () => new Promise<void>((done) => server.close(() => done()));

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    set: async (next) => {
      mode = next;
      cut();
      if (next === 'refusing') await stopListening();
      else if (!server.listening) await listen(port);
    },
    freeze: () => {
      mode = 'hanging';
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      cut();
      if (server.listening) await stopListening();
    },
  };
}
