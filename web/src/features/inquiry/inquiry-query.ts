import { useLocation } from 'react-router-dom';
import type { InquiryView, QuestionView } from '@directory/domain/contracts/inquiries';
import type { WordView } from '@directory/domain/contracts/questions';
import type { Query } from '../../site/query-client.ts';

/** What became of a message; null for a link that leads nowhere any more. */
export const inquiryQuery = (url: URL): Query<InquiryView | null> => ({
  key: ['inquiry', tokenIn(url)],
  ask: ({ directory, signal }) => ifWhole(url, (token) => directory.inquiry(token, signal)),
  freshMs: 0,
});

/** What a psychologist is asked; null for a link that leads nowhere any more. */
export const questionQuery = (url: URL): Query<QuestionView | null> => ({
  key: ['question', tokenIn(url)],
  ask: ({ directory, signal }) => ifWhole(url, (token) => directory.question(token, signal)),
  freshMs: 0,
});

/** What a person is asked about their own profile; null for a link that leads nowhere any more. */
export const wordQuery = (url: URL): Query<WordView | null> => ({
  key: ['word', tokenIn(url)],
  ask: ({ directory, signal }) => directory.word(tokenIn(url), signal),
  freshMs: 0,
});

/** A link that lost its end leads nowhere, rather than to a request that is refused. */
function ifWhole<View>(url: URL, ask: (token: string) => Promise<View | null>): Promise<View | null> {
  const token = tokenIn(url);
  return token.length < 20 || token.length > 100 ? Promise.resolve(null) : ask(token);
}

export const tokenIn = (url: URL): string => url.searchParams.get('token') ?? '';

/** The page's own address. */
export function useHere(): URL {
  const { pathname, search } = useLocation();
  return new URL(pathname + search, 'https://site.invalid');
}
