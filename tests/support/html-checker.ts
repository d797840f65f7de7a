import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** What the Nu HTML checker says of one document. */
export interface HtmlProblem {
  url: string;
  lastLine: number;
  message: string;
  extract: string;
}

/**
 * The errors that the Nu HTML checker (vnu-jar) finds in these files. It needs Java; where there is none, Debian's
 * headless one is installed by root, and elsewhere the error says what to do.
 * @throws Error without Java
 */
export function checkHtml(files: readonly string[]): HtmlProblem[] {
  requireJava();
  const { resolve } = createRequire(import.meta.url);
  const jar = resolve('vnu-jar/build/dist/vnu.jar');
  const { stdout, stderr, status } = spawnSync(
    'java',
    [
      // It is over before what the other compilers and collectors take time for would pay.
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-Xss4m',
      '-Xmx512m',
      '-jar',
      jar,
      '--errors-only',
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      ...files,
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The HTML checker failed: ${stderr}`);
  return (JSON.parse(stdout) as { messages: HtmlProblem[] }).messages;
}

function requireJava(): void {
  if (hasJava()) return;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    process.stderr.write('Installing Java for the HTML checker (apt-get install default-jre-headless) …\n');
    const options = {
      stdio: ['ignore', 2, 2] as const,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    const apt = (args: string[]) => spawnSync('apt-get', args, { ...options, stdio: [...options.stdio] });
    apt(['update', '-qq']);
    apt(['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless']);
  }
  if (!hasJava()) throw new Error('The HTML checker needs Java (17 or newer) on the PATH.');
}

function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0;
}
