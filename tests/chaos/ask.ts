const PATIENCE_MS = 10_000;

export interface Answer {
  /** Null when none came: refused, reset, or not in time. */
  status: number | null;
  body: unknown;
  /** Why none came. */
  failure?: string;
}

/** Posts JSON as a browser does; whatever goes wrong is an answer, too. */
export async function ask(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return {
      status: null,
      body: null,
      failure: late ? `no answer in ${PATIENCE_MS / 1000} s` : 'no connection',
    };
  }
}
