// `docker compose run --rm setup`: writes the containers' secrets into the folder that is mounted there, once.
import { writeSecrets } from '../docker/write-secrets.ts';
import { reasonOf } from '../stack-error.ts';

const folder = process.argv[2] ?? '/secrets';
try {
  const written = writeSecrets(folder, process.env);
  process.stdout.write(
    written.length === 0
      ? 'Every secret is there: nothing was written.\n'
      : `Wrote ${written.length} secrets (${written.join(', ')}). Keep the folder as long as the volumes, and a copy elsewhere.\n`,
  );
  if (!process.env['SMTP_URL'])
    process.stdout.write(
      'No SMTP_URL is set: mails go to the mailbox of the profile dev. To name a server later, remove the folder secrets/mail and run this again.\n',
    );
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
