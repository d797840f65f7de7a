/** A variable names a file that cannot be read, or stands beside its file. */
export class SecretFileError extends Error {
  override readonly name = 'SecretFileError';
  readonly code = 'secret_file';
}

/**
 * The environment with every variable read whose value is in a file, as containers are given their secrets: NAME_FILE is the path of what
 * NAME would hold. A final line break is no part of it. Variables that are not among `names` stay as they are.
 * @throws SecretFileError when both are given, or `read` throws; it names the variable, and nothing of what is in the file
 */
export function withSecretFiles(
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
  read: (path: string) => string,
): Record<string, string | undefined> {
  const whole = { ...env };
  for (const name of names) {
    const variable = `${name}_FILE`;
    const path = env[variable];
    if (!path) continue;
    if (env[name]) throw new SecretFileError(`${name} and ${variable} are both set: take one away.`);
    try {
      whole[name] = read(path).replace(/\r?\n$/, '');
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
      throw new SecretFileError(`${variable}: ${path} cannot be read${code}.`, { cause });
    }
  }
  return whole;
}
