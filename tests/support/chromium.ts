import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, Playwright's own, or one on the PATH; installed when there is none
 * (Debian's package for root where apt exists, Playwright's download elsewhere).
 * @throws Error that says what to do when none can be had.
 */
export function findOrInstallChromium(env: NodeJS.ProcessEnv, say: (line: string) => void): string {
  const found = findChromium(env);
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && onPath('apt-get')) {
    say('Installing Chromium (apt-get install chromium) …');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  } else {
    say('Installing Chromium (playwright install chromium) …');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  const installed = findChromium(env);
  if (!installed) throw new Error('No Chromium was found. Install one and name it in CHROMIUM_PATH.');
  return installed;
}

function findChromium(env: NodeJS.ProcessEnv): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome');
}

function onPath(program: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function run(program: string, args: string[]): void {
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`\`${program} ${args.join(' ')}\` failed; its messages are above.`);
}
