// `production-files.ts FOLDER`: copies what a running site needs into a new folder, and nothing else: the build, the migrations, and
// the few packages that are not part of the bundles.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot } from './fingerprint.ts';
import { OUTSIDE, packageClosure, READ_AS_FILES } from './outside-packages.ts';

const [target] = process.argv.slice(2);
if (!target) {
  process.stderr.write('usage: production-files.ts FOLDER\n');
  process.exit(2);
}

await mkdir(target, { recursive: true });
await cp(join(projectRoot, 'build'), join(target, 'build'), {
  recursive: true,
  // Maps are for the reader of a trace at a desk. The links to packages below a workspace are made anew with what they lead to.
  filter: (path) => !path.endsWith('.map') && !path.endsWith('/node_modules'),
});
await cp(join(projectRoot, 'supabase', 'migrations'), join(target, 'supabase', 'migrations'), {
  recursive: true,
});
for (const path of packageClosure(projectRoot, 'api', [...OUTSIDE, ...READ_AS_FILES])) {
  const place = relative(projectRoot, path).replace(/^api\//, 'build/api/');
  await cp(path, join(target, place), { recursive: true, dereference: true });
}
const { name, version } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as Record<
  string,
  string
>;
await writeFile(
  join(target, 'package.json'),
  `${JSON.stringify({ name, version, private: true, type: 'module' })}\n`,
);
