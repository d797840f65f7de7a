import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStack, stackFile } from '../support/stack-file.ts';

interface ListedProgram {
  name: string;
  pid: number;
}

const PROGRAMS = ['api', 'worker', 'indexer', 'keyholder', 'custodian'];

// Only Linux lets a process's environment be read.
describe.runIf(process.platform === 'linux')('in the environment of a running program', () => {
  it('stand the keys that it uses, and no others', () => {
    const { postgres, meilisearch, redis, smtp, supabase, siteSecret } = readStack();
    const keys = {
      'the database’s owner': new URL(postgres).password,
      'all of search': meilisearch.masterKey,
      'writing the index': meilisearch.adminKey,
      searching: meilisearch.searchKey,
      'all of Supabase': supabase.secretKey,
      Redis: redis,
      'the digests’ secret': siteSecret,
      'the mail server': smtp,
    };
    const listed = JSON.parse(
      readFileSync(join(dirname(stackFile()), 'processes.json'), 'utf8'),
    ) as ListedProgram[];
    const held = PROGRAMS.map((program) => {
      const pid = listed.find(({ name }) => name === program)?.pid ?? 0;
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      return [
        program,
        Object.entries(keys).flatMap(([key, value]) => (environment.includes(value) ? [key] : [])),
      ];
    });
    expect(Object.fromEntries(held)).toEqual({
      api: ['searching', 'Redis', 'the digests’ secret'],
      worker: ['Redis', 'the digests’ secret', 'the mail server'],
      indexer: ['writing the index'],
      keyholder: ['all of Supabase'],
      custodian: ['the database’s owner', 'all of Supabase', 'Redis', 'the digests’ secret'],
    });
  });
});
