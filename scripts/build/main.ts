// `npm run build`: builds the site and its programs into build/, unless nothing has changed.
import { buildAll } from './build.ts';

process.env.NODE_ENV = 'production';
const began = performance.now();
const built = await buildAll().catch((error: unknown) => {
  // The tool's message names the file and the line; the trace would only lead into the tool.
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The build failed.\n${reason}\n`);
  process.exit(1);
});
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(built ? `Built in ${seconds} s.\n` : 'The build is up to date.\n');
