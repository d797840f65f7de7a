import { fetch } from 'undici';

/** What Mailpit has caught at an address, or what stands in for it. */
export class Mailbox {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** The texts of all mails, or of those to one address. */
  async texts(to?: string): Promise<string[]> {
    const { messages } = await this.#read<{ messages: { ID: string; To: { Address: string }[] }[] }>(
      'messages',
    );
    const wanted = messages.filter(({ To }) => to === undefined || To.some(({ Address }) => Address === to));
    return Promise.all(
      wanted.map(async ({ ID }) => (await this.#read<{ Text: string }>(`message/${ID}`)).Text),
    );
  }

  async holds(words: string): Promise<boolean> {
    return (await this.texts()).some((text) => text.includes(words));
  }

  /** The link that sets a password, once the invitation to the address has come. */
  async invitation(to: string): Promise<string | undefined> {
    const links = (await this.texts(to)).flatMap(
      (text) => /https?:\/\/\S+\/reset-password\S+/.exec(text)?.[0] ?? [],
    );
    return links[0];
  }

  async #read<Answer>(path: string): Promise<Answer> {
    return (await (await fetch(`${this.#url}/api/v1/${path}`)).json()) as Answer;
  }
}
