import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags } from '../../playwright.config.ts';
import { findOrInstallWholeChromium } from './chromium.ts';

/** A browser as people have it, whose profile stays on the disk when it is closed. */
export interface KeptProfile extends AsyncDisposable {
  context: BrowserContext;
  /** Closes the browser and returns the bytes of what it keeps of where somebody was: its history, and its tabs to be restored. */
  closeAndRead: () => Promise<{ history: Buffer; sessions: Buffer }>;
}

/** Opens it on an empty profile, as a visitor who was asked about statistics before and said no. Disposing removes the profile. */
export async function openKeptProfile(baseURL: string): Promise<KeptProfile> {
  const folder = await mkdtemp(join(tmpdir(), 'directory-profile-'));
  const executablePath = findOrInstallWholeChromium((line) => process.stderr.write(`${line}\n`));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: chromiumFlags,
    baseURL,
    locale: 'en-CA',
  });
  await context.addCookies([{ name: 'statistics', value: 'no', url: baseURL }]);
  return {
    context,
    closeAndRead: async () => {
      await context.close();
      const own = join(folder, 'Default');
      return { history: await bytesOf(own, /^History/), sessions: await bytesOf(join(own, 'Sessions'), /./) };
    },
    [Symbol.asyncDispose]: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The files of a folder whose names are such, with what a database writes beside itself, as one. */
async function bytesOf(folder: string, name: RegExp): Promise<Buffer> {
  const files = await readdir(folder);
  return Buffer.concat(
    await Promise.all(files.filter((file) => name.test(file)).map((file) => readFile(join(folder, file)))),
  );
}
