// `npm run build`: builds the site and its programs into build/, unless nothing has changed.
import { buildAll } from '../build/build.ts';

process.env.NODE_ENV = 'production';
const began = performance.now();
const built = await buildAll();
const seconds = ((performance.now() - began) / 1000).toFixed(1);
process.stdout.write(built ? `Built in ${seconds} s.\n` : 'The build is up to date.\n');
