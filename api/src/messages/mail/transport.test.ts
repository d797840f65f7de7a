import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import type { OutgoingMail } from './outgoing-mail.ts';
import { messageOf } from './transport.ts';

const from = { name: 'Répertoire', address: 'mail@directory.example' };
const mail: OutgoingMail = {
  to: { name: 'Élise Côté', address: 'elise@psychologist.example' },
  replyTo: { name: 'Ada, "the" Martin', address: 'ada@visitor.example' },
  subject: 'Nouveau message : à bientôt — 心理',
  text: `One = line with a long tail ${'x'.repeat(200)} \n.\n> Ça va ?\n--not a boundary--\n`,
  html: `<p style="margin:0">Ça va ? ${'é'.repeat(200)}</p>`,
  automatic: false,
};
/** Writes mails as they go over the wire, and sends them nowhere. */
const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
async function compose(changed: OutgoingMail = mail) {
  const { envelope, message } = await writer.sendMail(messageOf(from, '<1@directory.example>', changed));
  return { envelope, raw: (message as Buffer).toString() };
}
const read = async (changes: Partial<OutgoingMail> = {}) =>
  PostalMime.parse((await compose({ ...mail, ...changes })).raw);

describe('a mail over the wire', () => {
  it('reads as it was written', async () => {
    const seen = await read();
    expect(seen.from).toEqual(from);
    expect(seen.to).toEqual([mail.to]);
    expect(seen.replyTo).toEqual([mail.replyTo]);
    expect(seen).toMatchObject({ subject: mail.subject, messageId: '<1@directory.example>' });
    expect(seen.text?.trimEnd()).toBe(mail.text.trimEnd());
    expect(seen.html?.trim()).toBe(mail.html);
    expect((await compose()).envelope).toEqual({ from: from.address, to: [mail.to.address] });
  });

  it('has the button by which mail programs end such mails', async () => {
    const url = 'https://directory.example/your-word?token=1.x&answer=stop';
    const headers = new Map(
      (await read({ unsubscribeUrl: url })).headers.map(({ key, value }) => [key, value]),
    );
    expect(headers.get('list-unsubscribe')).toBe(`<${url}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect((await compose()).raw).not.toContain('List-Unsubscribe');
  });

  it('holds short lines of plain ASCII with CRLF ends only', async () => {
    const { raw } = await compose();
    // oxlint-disable-next-line no-control-regex -- that is what ASCII is
    expect(raw).toMatch(/^[\u0000-\u007f]*$/);
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(78);
  });

  it('says that a program wrote it when one did, and has no Reply-To then', async () => {
    const automatic = {
      to: mail.to,
      subject: 'Thank you',
      html: mail.html,
      text: mail.text,
      automatic: true,
    };
    const seen = await PostalMime.parse((await compose(automatic)).raw);
    expect(seen.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
    expect(seen.replyTo).toBeUndefined();
    expect((await read()).headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
  });

  it('shows a name as it is written, were one let through that turns the direction', async () => {
    const name = '\u202egnp.exe';
    const seen = await read({
      subject: `Message from ${name}`,
      to: { name, address: mail.to.address },
      replyTo: { name, address: 'ada@visitor.example' },
    });
    expect(seen.subject).toBe('Message from gnp.exe');
    expect([seen.to, seen.replyTo].flat().map((each) => each?.name)).toEqual(['gnp.exe', 'gnp.exe']);
  });

  it.each(['\r\nBcc: eve@elsewhere.example', '\nBcc: eve@elsewhere.example', '\r\n\r\n<p>eve</p>'])(
    'gains no header from %j in a name or a subject, were it let through',
    async (injection) => {
      const seen = await read({
        subject: `Hi${injection}`,
        to: { name: `Élise${injection}`, address: mail.to.address },
        replyTo: { name: `Ada${injection}`, address: 'ada@visitor.example' },
      });
      expect(seen.bcc ?? []).toEqual([]);
      expect(seen.headers.some(({ key }) => key === 'bcc')).toBe(false);
      expect(seen.html?.trim()).toBe(mail.html);
      expect(seen.replyTo).toHaveLength(1);
    },
  );
});
