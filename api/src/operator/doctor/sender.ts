import type { Resolver } from 'node:dns/promises';
import { failed, ok, type Verdict, warning } from './verdict.ts';

type Dns = Pick<Resolver, 'resolveTxt'>;

/** SPF (RFC 7208): which servers may send in the domain's name. */
export async function checkSpf(dns: Dns, domain: string): Promise<Verdict> {
  const cure = `Publish one TXT record at ${domain}, as your mail provider words it: v=spf1 include:… -all`;
  const records = (await texts(dns, domain)).filter((text) => /^v=spf1(?:\s|$)/i.test(text));
  const [record = ''] = records;
  if (records.length === 0) return failed(`${domain} has no SPF record: mails go to the junk folder`, cure);
  if (records.length > 1)
    return failed(`${domain} has ${records.length} SPF records, so that none counts`, cure);
  if (/\s\+?all\b/i.test(record)) return failed(`${record}: everybody may send in your name`, cure);
  if (/^v=spf1\s+[-~]all\s*$/i.test(record))
    return warning(
      `${record}: nobody may send in your name, unless the provider sends with a return address of its own`,
      cure,
    );
  if (/\s[-~]all\b/i.test(record) || /\sredirect=/i.test(record)) return ok(record);
  return warning(`${record}: it refuses nobody`, `${cure} It should end with -all or ~all.`);
}

/** DKIM (RFC 6376): the key by which mails are known to be unchanged. */
export async function checkDkim(dns: Dns, domain: string, selector: string): Promise<Verdict> {
  const name = `${selector}._domainkey.${domain}`;
  const cure = `Publish the TXT record that your mail provider gives for the selector "${selector}" at ${name}, or correct DKIM_SELECTOR.`;
  const record = (await texts(dns, name)).find((text) => /(?:^|;)\s*p=/i.test(text));
  if (record === undefined) return failed(`there is no key at ${name}`, cure);
  return /(?:^|;)\s*p=\s*[^;\s]/i.test(record)
    ? ok(`a key at ${name}`)
    : failed(`the key at ${name} has been withdrawn (p= is empty)`, cure);
}

/** DMARC (RFC 7489): what receivers do with mails that fail both. A domain's parent answers for it. */
export async function checkDmarc(dns: Dns, domain: string): Promise<Verdict> {
  const cure = `Publish a TXT record at _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:…`;
  const parts = domain.split('.');
  for (let place = 0; place < parts.length - 1; place += 1) {
    const name = `_dmarc.${parts.slice(place).join('.')}`;
    const records = (await texts(dns, name)).filter((text) => /^v=DMARC1(?:\s|;|$)/i.test(text));
    const [record] = records;
    if (record === undefined) continue;
    if (records.length > 1) return failed(`${name} has ${records.length} records, so that none counts`, cure);
    const tag = (key: string) =>
      new RegExp(`(?:;|\\s)${key}\\s*=\\s*(\\w+)`, 'i').exec(record)?.[1]?.toLowerCase();
    // A parent's word about the domains below it comes before that about itself.
    const policy = (place > 0 ? tag('sp') : undefined) ?? tag('p');
    if (policy === 'quarantine' || policy === 'reject') return ok(`${name}: p=${policy}`);
    return warning(
      `${name}: p=${policy ?? 'missing'}: mails that others forge are delivered`,
      `${cure} Move on from p=none once its reports are clean.`,
    );
  }
  return failed(`${domain} has no DMARC record: large receivers refuse its mail`, cure);
}

/** The TXT records of a name, each as one text; none when there is no such name. @throws Error when no server answers */
async function texts(dns: Dns, name: string): Promise<string[]> {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
}
