// `npm run release-notes [-- <since> [<until>]]`: the notes of a release, from its commits. Without a tag to begin with: since the last one.
import { spawnSync } from 'node:child_process';

/** The kinds of commits that readers of a release want to hear of, in the order in which they do. */
const CHAPTERS: Readonly<Record<string, string>> = {
  feat: 'New',
  fix: 'Mended',
  perf: 'Faster',
};

const BREAKING = 'Before you update';

type Commit = Partial<Record<string, string>>;
const SUBJECT = /^(?<kind>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<breaking>!)?: (?<words>.+)$/;

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

/**
 * The notes of a release as Markdown, from the subjects of its commits: what breaks first, then what is new, mended and faster, each by its part of
 * the product. Tests, docs and chores are counted only. Subjects that follow no form, such as merges, are left out.
 */
function releaseNotes(subjects: readonly string[]): string {
  const commits = subjects.flatMap((subject): Commit[] => {
    const found = SUBJECT.exec(subject);
    return found?.groups ? [found.groups] : [];
  });
  const chapterOf = ({ kind = '', breaking }: Commit) => (breaking ? BREAKING : CHAPTERS[kind]);
  const parts = [BREAKING, ...Object.values(CHAPTERS)].flatMap((title) => {
    const lines = commits
      .filter((commit) => chapterOf(commit) === title)
      .map(({ scope, words = '' }) => `- ${scope === undefined ? '' : `**${scope}:** `}${words}`);
    return lines.length > 0 ? [`## ${title}\n\n${lines.toSorted().join('\n')}\n`] : [];
  });
  const others = commits.filter((commit) => chapterOf(commit) === undefined).length;
  if (others > 0) parts.push(`And ${others} commits to tests, documents and the code’s shape.\n`);
  return parts.join('\n');
}
