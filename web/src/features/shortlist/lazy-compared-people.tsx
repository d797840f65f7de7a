// The part's style sheet belongs to the page: it is rendered whole before its code has come.
import './compared-people.css';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ComparedPeopleProps } from './compared-people.tsx';

/** The comparison names all that profiles name: vocabularies and regulators come with it. */
const part = lazyPart<ComparedPeopleProps>({
  load: async () => (await import('./compared-people.tsx')).ComparedPeople,
  fallback: <Skeleton shape="block" />,
  failure: <PartFailure />,
});

export const LazyComparedPeople = part.Component;

/** Makes the server render it. */
export const prepareComparedPeople = part.prepare;
