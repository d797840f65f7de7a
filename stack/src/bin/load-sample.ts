// Loads the sample data for the stack: `load-sample.ts PROFILES RESULT_FILE`. Tells its progress as JSON lines on
// standard output and writes the demo member's sign-in to RESULT_FILE.
import { writeFileSync } from 'node:fs';
import { loadSample } from '../sample/load.ts';

const [profiles, resultFile] = process.argv.slice(2);
const { DATABASE_URL, SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;
if (!profiles || !resultFile || !DATABASE_URL || !SUPABASE_URL || !SUPABASE_SECRET_KEY) {
  process.stderr.write(
    'usage: load-sample.ts PROFILES RESULT_FILE, with DATABASE_URL and the Supabase variables set\n',
  );
  process.exit(2);
}

const { demoMember } = await loadSample({
  databaseUrl: DATABASE_URL,
  supabaseUrl: SUPABASE_URL,
  supabaseSecretKey: SUPABASE_SECRET_KEY,
  profiles: Number(profiles),
  onProgress: (done, total) => process.stdout.write(`${JSON.stringify({ done, total })}\n`),
});
writeFileSync(resultFile, JSON.stringify(demoMember), { mode: 0o600 });
