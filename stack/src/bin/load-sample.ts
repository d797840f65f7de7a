// Loads the sample data for the stack: `load-sample.ts PROFILES`. Tells its progress as lines `500 of 2000` on standard output.
import { loadSample } from '../sample/load.ts';

const [profiles] = process.argv.slice(2);
const { DATABASE_URL, SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;
if (!profiles || !DATABASE_URL || !SUPABASE_URL || !SUPABASE_SECRET_KEY) {
  process.stderr.write('usage: load-sample.ts PROFILES, with DATABASE_URL and the Supabase variables set\n');
  process.exit(2);
}

await loadSample({
  databaseUrl: DATABASE_URL,
  supabaseUrl: SUPABASE_URL,
  supabaseSecretKey: SUPABASE_SECRET_KEY,
  profiles: Number(profiles),
  onProgress: (done, total) => process.stdout.write(`${done} of ${total}\n`),
});
