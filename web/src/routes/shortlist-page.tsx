import '../features/shortlist/shortlist.css';

import { loadRequired, type RouteHead, type RouteLoad } from '../site/route.ts';
import { readListLink } from '../features/shortlist/list-link.ts';
import { peopleQuery } from '../site/directory-queries.ts';
import { prepareComparison } from '../features/shortlist/side-by-side.tsx';
import { useSearchParams } from 'react-router-dom';
import { TextPage } from '../ui/text-page.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { QuickExit } from '../features/quick-exit/quick-exit.tsx';
import { LinkedList } from '../features/shortlist/linked-list.tsx';
import { OwnList, PRIVACY_ID } from '../features/shortlist/own-list.tsx';
import { useOwnList } from '../features/shortlist/use-own-list.ts';

/** The people that a link names. Whom a visitor keeps, only the browser knows. */
export const load: RouteLoad = async ({ queryClient, url }) => {
  const ids = readListLink(url.searchParams)?.ids ?? [];
  if (ids.length === 0) return {};
  await prepareComparison();
  return loadRequired(queryClient.query(peopleQuery(ids)));
};

export const head: RouteHead = ({ t, url }) => ({
  title: readListLink(url.searchParams) === null ? t('shortlist:title') : t('shortlist:titleLinked'),
  noIndex: true,
});

export const Component = ShortlistScreen;

/** The visitor's own list, or one that a link names. */
function ShortlistScreen() {
  const { t } = useTranslation('shortlist');
  const [params] = useSearchParams();
  const link = readListLink(params);
  return link === null ? (
    <TextPage title={t('title')}>
      <details className="more no-print">
        <summary>{t('lead')}</summary>
        <p className="measure" id={PRIVACY_ID}>
          {t('privacy')}
        </p>
      </details>
      <QuickExit />
      <noscript>
        <p>{t('withoutScripts')}</p>
      </noscript>
      <Own />
    </TextPage>
  ) : (
    <TextPage title={t('titleLinked')} lead={t('leadLinked')}>
      <QuickExit />
      <LinkedList key={link.ids.join()} {...link} />
    </TextPage>
  );
}

function Own() {
  return <OwnList list={useOwnList()} />;
}
