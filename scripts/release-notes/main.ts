// `npm run release-notes [-- <since> [<until>]]`: the notes of a release, from its commits. Without a tag to begin with: since the last one.
import { spawnSync } from 'node:child_process';
import { releaseNotes } from './release-notes.ts';

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.trim() : null;
}

const [given, until = 'HEAD'] = process.argv.slice(2);
// The tag before this one, when it is a tag itself.
const since = given ?? git('describe', '--tags', '--abbrev=0', `${until}^`);
const log = git('log', '--no-merges', '--format=%s', since === null ? until : `${since}..${until}`);
if (log === null) {
  process.stderr.write('There are no such commits: name two tags, branches or commits of this repository.\n');
  process.exit(1);
}
process.stdout.write(releaseNotes(log.split('\n')));
