import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** An engine on a machine that has much to do is no engine that is away: that one refuses at once. */
const ANSWERS_WITHIN_MS = 30_000;

/** Why nothing can be run in containers here; null where a Docker engine with Compose answers. */
export async function whyNoEngine(): Promise<string | null> {
  try {
    await run('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: ANSWERS_WITHIN_MS });
    await run('docker', ['compose', 'version'], { timeout: ANSWERS_WITHIN_MS });
    return null;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') return 'there is no docker on the PATH';
    return (stderr ?? '').trim().split('\n').at(-1) || 'no Docker engine answers';
  }
}

export interface Said {
  code: number;
  output: string;
}

/** Runs `docker` and resolves with all that it said, whatever its exit code. */
export function docker(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  input = '',
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const child = spawn('docker', args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(said).toString('utf8') }));
    // Whoever ends without reading it says by the exit code why.
    child.stdin.on('error', () => undefined).end(input);
  });
}

/** The same, for what must go well. @throws Error with what it said */
export async function mustDocker(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  input = '',
): Promise<string> {
  const { code, output } = await docker(args, env, input);
  if (code !== 0) throw new Error(`docker ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`);
  return output;
}
