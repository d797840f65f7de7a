// `npm start`: brings up everything, prints where it is, and runs until it is told to stop.
import { loadConfig } from '../config.ts';
import { startStack } from '../start-stack.ts';
import { runUntilStopped } from '../run-until-stopped.ts';

await runUntilStopped(async (options) => {
  const config = loadConfig(process.env);
  const stack = await startStack(config, options);
  return {
    stack,
    lines: [
      `ready ${stack.addresses.app}`,
      ...(stack.addresses.mailbox === null ? [] : [`mailbox ${stack.addresses.mailbox}`]),
      ...(stack.demoMember === undefined
        ? []
        : [`demo member ${stack.demoMember.email} password ${stack.demoMember.password}`]),
    ],
  };
});
