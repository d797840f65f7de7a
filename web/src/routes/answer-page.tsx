import { useQuery } from '../site/use-query.ts';
import type { RouteHead, RouteLoad } from '../site/route.ts';
import { Answer } from '../features/inquiry/answer.tsx';
import { loadFound, questionQuery, tokenIn, useHere } from '../features/inquiry/inquiry-query.ts';
import { Gone } from '../features/inquiry/gone.tsx';

export const load: RouteLoad = ({ queryClient, url }) => loadFound(queryClient, questionQuery(url));

export const head: RouteHead = ({ t }) => ({
  title: t('inquiry:answer.title'),
  noIndex: true,
});

/** Where a psychologist answers with a press. */
export function Component() {
  const url = useHere();
  const { data, isError, refetch } = useQuery(questionQuery(url));
  if (data)
    return (
      <Answer
        view={data}
        token={tokenIn(url)}
        chosen={url.searchParams.get('answer')}
        isDone={url.searchParams.get('did') === 'done'}
        isFailed={url.searchParams.get('did') === 'failed'}
      />
    );
  return <Gone of="answer" isError={isError} retry={() => void refetch()} />;
}
