/** The parts of an address such as `smtps://user:password@host:465`. */
export function smtpParts(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  return {
    host: hostname,
    port: port || (isTls ? '465' : '587'),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    isTls,
  };
}
