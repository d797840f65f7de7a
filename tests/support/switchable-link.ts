import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be cut and mended, for a client that must live with that. */
export interface SwitchableLink extends AsyncDisposable {
  /** The target's address at the link: it leads to the server while the link is whole. */
  url: string;
  /** From now on connections are refused and the open ones are gone. */
  cut(): void;
  /** The open connections end as those of a host that has forgotten them: with a reset, which the client meets as an error. */
  reset(): void;
  /** From now on nothing comes through any more, while every connection stands: the server is frozen. */
  freeze(): void;
  /** New connections come through again; those of before stand still. */
  thaw(): void;
  mend(): void;
}

/** Opens a TCP link on a free local port to the server at this address. A connection ends as soon as it asks for what is `refused`. */
export async function openLink(target: string, refused?: string): Promise<SwitchableLink> {
  const { hostname, port, host } = new URL(target);
  const sockets = new Set<Socket>();
  let whole = true;
  let frozen = false;
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    if (frozen) {
      sockets.add(near);
      near.on('error', () => near.destroy());
      return;
    }
    const far = connect(Number(port), hostname);
    if (refused) near.on('data', (sent) => sent.includes(refused) && near.destroy());
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      // Either end going away takes the other along, whatever the reason.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: target.replace(host, `127.0.0.1:${(server.address() as AddressInfo).port}`),
    cut: () => {
      whole = false;
      end();
    },
    reset: () => {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw: () => {
      frozen = false;
    },
    mend: () => {
      whole = true;
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        end();
      }),
  };
}
