import { sweepMail } from '@directory/api/messages/mail/sweep';
import { expect } from 'vitest';
import { type DeliveredMail, mailTo } from '../../support/delivered-mail.ts';
import { inTime } from '../../support/in-time.ts';

/** Gives the mail to an address that says some words, without waiting for the worker, which sweeps once a minute. */
export const sweptMail =
  (...[sql, queue]: Parameters<typeof sweepMail>) =>
  async (address: string, words: string): Promise<DeliveredMail> => {
    const found = async () =>
      (await mailTo(address)).find(({ subject, text }) => `${subject}${text}`.includes(words));
    await inTime(async () => {
      await sweepMail(sql, queue);
      expect(await found()).toBeDefined();
    });
    return (await found()) as DeliveredMail;
  };
