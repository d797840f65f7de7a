// Runs one of the project's TypeScript programs: `node scripts/run.mjs [--on-stack] path/to/program.ts [arguments]`.
// With --on-stack it works on the local stack that runs, unless the environment names a database.
// Installs the dependencies first when they are missing or the lock file has changed, so that every npm script
// works from a fresh clone. Plain JavaScript with no dependency, because none may be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { waitForTurn } from './turn.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv.slice(2);
const onStack = given[0] === '--on-stack';
const [program, ...args] = onStack ? given.slice(1) : given;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer and run the command again.`,
  );
  process.exit(2);
}
if (!program) {
  console.error('usage: node scripts/run.mjs [--on-stack] path/to/program.ts [arguments]');
  process.exit(2);
}

installDependencies();
loadEnvironmentFile();
if (onStack && !process.env.DATABASE_URL) await loadStackAddresses();
process.argv = [process.execPath, resolve(root, program), ...args];
const { register } = await import('tsx/esm/api');
register();
const { compileUnderstanding } = await import('./build/understanding/compile.ts');
await compileUnderstanding();
await import(pathToFileURL(resolve(root, program)).href);

/** Reads `.env` where there is one; what the environment says already wins. Tests never reach for the servers it names. */
function loadEnvironmentFile() {
  if (program.startsWith('tests/')) return;
  const path = resolve(root, '.env');
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Names the parts of the local stack to a program that was told of none: all of them, so that two systems never mix. */
async function loadStackAddresses() {
  const path = resolve(root, process.env.DATA_DIR || '.data', 'stack.json');
  if (!existsSync(path)) {
    console.error(`No local stack runs (npm start; ${path} is missing), and DATABASE_URL names no other.`);
    return;
  }
  const { app, postgres, redis, supabase, keyholder, siteSecret, meilisearch, smtp } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  if (!(await answers(new URL(postgres)))) {
    console.error('The local stack is stopped: start it with npm start. DATABASE_URL names no other.');
    return;
  }
  Object.assign(process.env, {
    PUBLIC_URL: app,
    DATABASE_URL: postgres,
    REDIS_URL: redis,
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    KEYHOLDER_URL: keyholder.apiUrl,
    SITE_SECRET: siteSecret,
    MEILISEARCH_URL: meilisearch.url,
    MEILISEARCH_ADMIN_KEY: meilisearch.adminKey,
    MEILISEARCH_SEARCH_KEY: meilisearch.searchKey,
    SMTP_URL: smtp,
    DISK_PATHS: dirname(path),
  });
}

/** Whether anything listens there. */
function answers({ hostname, port }) {
  return new Promise((resolveAnswer) => {
    const socket = connect(Number(port || 5432), hostname);
    const end = (answer) => {
      socket.destroy();
      resolveAnswer(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/** Runs `npm ci` unless node_modules holds what the lock file says. Programs that start together install one after the other. */
function installDependencies() {
  const stamp = resolve(root, 'node_modules', '.cache', 'installed-from');
  const fingerprint = createHash('sha256')
    .update(readFileSync(resolve(root, 'package-lock.json')))
    .update(process.version)
    .digest('hex');
  const isStamped = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;
  if (isStamped()) return;
  if (major < 22)
    console.error(
      `Node ${process.versions.node} gets no fixes any more. It works still, but nobody sees to it: Node 22 or 24 is supported.`,
    );
  // `npm ci` empties node_modules first, under whoever else is at it.
  const release = waitForTurn(resolve(root, '.installing'), () =>
    console.error('Another program is installing the dependencies; waiting for it …'),
  );
  try {
    if (isStamped()) return;
    if (!isInstalled()) runNpmCi();
    writeStamp(stamp, fingerprint);
  } finally {
    release();
  }
}

/** Exits when it fails. */
function runNpmCi() {
  console.error('Installing dependencies (npm ci) …');
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (!error && status === 0) return;
  console.error(
    'Installing the dependencies failed. Check the network and the messages above, then run it again.',
  );
  process.exit(1);
}

/**
 * True when npm's own record of node_modules agrees with the lock file. A package that the record lacks is one for
 * another platform if the lock file calls it optional, else it is missing.
 */
function isInstalled() {
  const record = resolve(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const found = installed[path];
    if (!found) return entry.optional === true || entry.peer === true;
    return found.version === entry.version && existsSync(resolve(root, path, 'package.json'));
  });
}

function writeStamp(stamp, fingerprint) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}
