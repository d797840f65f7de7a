// `docker compose run --rm setup`: writes the containers' secrets into the folder that is mounted there, once. `… setup rotate redis` replaces
// those of a part.
import { rotateSecrets, ROTATIONS, type RotatedPart } from '../docker/rotate-secrets.ts';
import { writeSecrets } from '../docker/write-secrets.ts';
import { reasonOf } from '../stack-error.ts';

const FOLDER = '/secrets';
const [command, part, ...rest] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const isPart = (name = ''): name is RotatedPart => Object.hasOwn(ROTATIONS, name);

async function rotate(name: RotatedPart): Promise<void> {
  const changed = await rotateSecrets(FOLDER, name);
  const { services, note } = ROTATIONS[name];
  say(`New secrets are in ${changed.join(', ')}. Copy the folder again to where you keep it.`);
  say('The old ones are good for nothing when these have been started anew, in this order:\n');
  say(
    `  for part in ${services.join(' ')}; do docker compose up --detach --wait --no-deps --force-recreate $part || break; done\n`,
  );
  say(note);
}

function write(): void {
  const written = writeSecrets(FOLDER, process.env);
  say(
    written.length === 0
      ? 'Every secret is there: nothing was written.'
      : `Wrote ${written.length} secrets (${written.join(', ')}). Keep the folder as long as the volumes, and a copy elsewhere.`,
  );
  if (!process.env['SMTP_URL'])
    say(
      'No SMTP_URL is set: mails go to the mailbox of the profile dev. To name a server later, remove the folder secrets/mail and run this again.',
    );
}

try {
  if (command === undefined) write();
  else if (command === 'rotate' && isPart(part) && rest.length === 0) await rotate(part);
  else {
    process.stderr.write(`usage: setup, or setup rotate ${Object.keys(ROTATIONS).join('|')}\n`);
    process.exitCode = 2;
  }
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
