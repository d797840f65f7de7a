// The style sheet belongs to the page: the server renders the part before its code has come.
import './my-results.css';
import { lazyPart } from '../../site/early-input/lazy-part.tsx';
import { PartFailure } from '../../ui/failure-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const myResults = lazyPart({
  load: async () => (await import('./my-results.tsx')).MyResults,
  fallback: <Awaited />,
  failure: <PartFailure />,
});

/** The results that this device keeps. Their code comes after the page, which is a list of assessments first of all. */
export const LazyMyResults = myResults.Component;
/** For a route's `load`: the server then renders what can be said without the device. */
export const prepareMyResults = myResults.prepare;

/** Holds their place: links lead there. */
function Awaited() {
  const { t } = useTranslation(['assessments', 'shell']);
  return (
    <section className="my-results" id="my-results" aria-busy="true" aria-labelledby="my-results-title">
      <h2 id="my-results-title">{t('results.title')}</h2>
      <p role="status">{t('shell:loading')}</p>
    </section>
  );
}
