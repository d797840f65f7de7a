// Plain JavaScript with no dependency: it is used before any is installed.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Waits until this program alone may do what the file at `path` stands for. The file holds the process id of the one whose
 * turn it is; one that has ended without giving its turn back is passed over. `onWait` is called once if there is a wait.
 * @param {string} path
 * @param {() => void} onWait
 * @returns what gives the turn back
 */
export function waitForTurn(path, onWait = () => undefined) {
  for (let told = false; ;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      const release = () => rmSync(path, { force: true });
      process.once('exit', release);
      return release;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isHeld(path)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!told) onWait();
    told = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

/** False when the turn's holder is no longer running. */
function isHeld(path) {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    // Just made and not yet written.
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
