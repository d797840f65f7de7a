import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's name for Chromium without a window: the same engine, without drawing tabs and toolbars that nobody sees. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, Playwright's own, or one on the PATH; installed when there is none
 * (Debian's package for root where apt exists, Playwright's download elsewhere). The headless shell comes before a whole
 * Chromium: with that, the end-to-end tests take half as long again.
 * @throws Error that says what to do when none can be had.
 */
export function findOrInstallChromium(env: NodeJS.ProcessEnv, say: (line: string) => void): string {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const path =
    playwrightsOwn() ??
    onPath(HEADLESS_SHELL) ??
    aptInstalled(HEADLESS_SHELL, say) ??
    wholeChromium() ??
    downloaded(say);
  if (!path) throw new Error('No Chromium was found. Install one and name it in CHROMIUM_PATH.');
  return path;
}

/**
 * The path of a whole Chromium, which keeps a history in its profile as people's browsers do; the headless shell keeps none. Installed
 * where there is none, as above. @throws Error that says what to do when none can be had
 */
export function findOrInstallWholeChromium(say: (line: string) => void): string {
  const path = playwrightsOwn() ?? wholeChromium() ?? aptInstalled('chromium', say) ?? downloaded(say);
  if (!path) throw new Error('No whole Chromium was found. Put one on the PATH as chromium.');
  return path;
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function wholeChromium(): string | undefined {
  return onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome');
}

/** Undefined where there is no apt, or none for this user, or it fails; it has then said why. */
function aptInstalled(name: string, say: (line: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  say(`Installing Chromium (apt-get install ${name}) …`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  return onPath(name);
}

function downloaded(say: (line: string) => void): string | undefined {
  say('Installing Chromium (playwright install chromium) …');
  run('npx', ['playwright', 'install', 'chromium']);
  return playwrightsOwn();
}

function onPath(program: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function run(program: string, args: string[]): void {
  spawnSync(program, args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
