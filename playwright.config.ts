import { defineConfig } from '@playwright/test';
import { readFileSync } from 'node:fs';

/** How large windows are, as pages are where nobody says otherwise. */
export const WINDOW = { width: 1280, height: 720 };

/** The flags keep Chromium quiet, and able to run as root and on a machine that is closed to the outside. */
export const chromiumFlags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
  `--window-size=${WINDOW.width},${WINDOW.height}`,
  // A page lives for a second or two: code that is made faster in the background, for later, takes more time than it saves.
  '--js-flags=--no-opt,--no-maglev',
];

const stackFile = process.env['STACK_JSON'];
const stack = stackFile ? (JSON.parse(readFileSync(stackFile, 'utf8')) as { app: string }) : undefined;
const executablePath = process.env['CHROMIUM_PATH'];

/** The files whose cases take longest come first: none of them is left alone at the end, beside a core that has nothing to do. */
const LONG =
  /(states|search-filters|dashboard-edit|assessments-mail|search-engine-down|shortlist|statistics)\.spec/;

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testIgnore: LONG },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Generous: they end a test that hangs. A machine that is busy must not fail one.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    ...(stack ? { baseURL: stack.app, storageState: answeredStatistics(stack.app) } : {}),
    locale: 'en-CA',
    timezoneId: 'America/Winnipeg',
    // Recording every step takes a quarter of the run; CONTRIBUTING.md says how to ask for it.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
});

/** A visitor who was asked about statistics before and said no: the question then stands in nobody's way. */
function answeredStatistics(app: string) {
  const { hostname } = new URL(app);
  return {
    cookies: [
      {
        ...{ name: 'statistics', value: 'no', domain: hostname, path: '/', expires: -1 },
        ...({ httpOnly: false, secure: false, sameSite: 'Lax' } as const),
      },
    ],
    origins: [],
  };
}
