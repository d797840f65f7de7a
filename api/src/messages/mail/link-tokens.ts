import { isUuid } from '@directory/domain/text/uuid';
import { timingSafeEqual } from 'node:crypto';
import { keyedDigest } from '../../http/keyed-digest.ts';

/** Whose link it is: the sender's, of an inquiry; a psychologist's, of one message; of a question about a profile; or of whoever is told of openings. */
export type LinkOf = 'sender' | 'psychologist' | 'question' | 'alert';

/** Makes and reads what stands in links of mails: an id and a digest that only this site can make. The database keeps nothing of it. */
export function createLinkTokens(siteSecret: string) {
  const digests = {
    sender: keyedDigest(siteSecret, 'directory inquiries of senders'),
    psychologist: keyedDigest(siteSecret, 'directory inquiries to psychologists'),
    question: keyedDigest(siteSecret, 'directory questions about profiles'),
    alert: keyedDigest(siteSecret, 'directory alerts of openings'),
  };
  return {
    tokenOf: (whose: LinkOf, id: string) => `${id}.${digests[whose](id)}`,
    /** The id in a token; null when this site has not made it. */
    idIn(whose: LinkOf, token: string): string | null {
      const [id = '', given = ''] = token.split('.');
      if (!isUuid(id)) return null;
      const made = Buffer.from(digests[whose](id));
      const sent = Buffer.from(given);
      return sent.length === made.length && timingSafeEqual(sent, made) ? id : null;
    },
  };
}

export type LinkTokens = ReturnType<typeof createLinkTokens>;
