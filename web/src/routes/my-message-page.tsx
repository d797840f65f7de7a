import { useQuery } from '../site/use-query.ts';
import type { RouteHead, RouteLoad } from '../site/route.ts';
import { inquiryQuery, loadFound, tokenIn, useHere } from '../features/inquiry/inquiry-query.ts';
import { MyMessage } from '../features/inquiry/my-message.tsx';
import { Gone } from '../features/inquiry/gone.tsx';

export const load: RouteLoad = ({ queryClient, url }) => loadFound(queryClient, inquiryQuery(url));

export const head: RouteHead = ({ t }) => ({
  title: t('inquiry:title'),
  noIndex: true,
});

/** What became of a message. */
export function Component() {
  const url = useHere();
  const { data, isError, refetch } = useQuery(inquiryQuery(url));
  const did = url.searchParams.get('did');
  if (data) return <MyMessage view={data} token={tokenIn(url)} did={did} />;
  return <Gone {...(did === 'remove' && { of: 'removed' })} isError={isError} retry={() => void refetch()} />;
}
