import { useQuery } from '../site/use-query.ts';
import { loadFound, type RouteLoad, unlistedHead } from '../site/route.ts';
import { Answer } from '../features/inquiry/answer.tsx';
import { questionQuery, tokenIn, useHere } from '../features/inquiry/inquiry-query.ts';
import { Gone } from '../features/inquiry/gone.tsx';

export const load: RouteLoad = ({ queryClient, url }) => loadFound(queryClient.query(questionQuery(url)));

export const head = unlistedHead('inquiry:answer.title', 'inquiry:answer.description');

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
