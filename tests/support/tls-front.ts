import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';

/** A certificate for `localhost` that nobody has signed, and its key, which protects nothing: it is here for everybody to read. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUOaKM8VHjgz7e+kL6ZLRFdIkacIUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjIwMzMyNVoYDzIxMjYxMDI5
MjAzMzI1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASoscD0n93jWeptMCO2pSDKIUalPDOwzjg/jbV1lX/MiqM7DzLMU8+3
rEIJuUx6w4vtPTnKNf8dK9EI3j8RHe7zo2kwZzAdBgNVHQ4EFgQU4w2jBGEGf5SE
8afqbcNT+LrQkn0wHwYDVR0jBBgwFoAU4w2jBGEGf5SE8afqbcNT+LrQkn0wDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIgQywFo3yJHGFY8RH1bMbeb0UX9k1SO4UqwDgLKGvbw4cCIQCgC6IiHvhS
ihPZFc7vzshCismS7h8wBJtCRkuDKEn3/g==
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgLVVJN7A6wXkPVybd
+PjrOya4X0CkqbGjCZHH6W8r8tOhRANCAASoscD0n93jWeptMCO2pSDKIUalPDOw
zjg/jbV1lX/MiqM7DzLMU8+3rEIJuUx6w4vtPTnKNf8dK9EI3j8RHe7z
-----END PRIVATE KEY-----
`;

/** A server that is reached over TLS alone, in front of one of the stack's. */
export interface TlsFront extends AsyncDisposable {
  /** The address of the server, with this front's host and port in it. */
  url: URL;
  /** How many connections have shaken hands. */
  trusted(): number;
}

/** What a client of Postgres sends first to ask for TLS; the server answers with a letter. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Opens it in front of `target`, a Postgres or a Redis. */
export async function tlsFront(target: string): Promise<TlsFront> {
  const url = new URL(target);
  const { hostname, port, protocol } = url;
  const sockets = new Set<Socket>();
  let trusted = 0;
  const secure = (near: Socket) => {
    const inner = new TLSSocket(near, { isServer: true, key: KEY, cert: CERTIFICATE });
    const far = connect(Number(port), hostname);
    sockets.add(near).add(far);
    inner.once('secure', () => (trusted += 1));
    inner.pipe(far).pipe(inner);
    for (const socket of [inner, far]) {
      socket
        .on('error', () => undefined)
        .on('close', () => {
          near.destroy();
          far.destroy();
        });
    }
  };
  const server = createServer((near) => {
    near.on('error', () => near.destroy());
    if (!protocol.startsWith('postgres')) {
      secure(near);
      return;
    }
    near.once('data', (sent: Buffer) => {
      if (!sent.equals(SSL_REQUEST)) {
        near.destroy();
        return;
      }
      near.pause();
      near.write('S');
      secure(near);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.hostname = 'localhost';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url,
    trusted: () => trusted,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
