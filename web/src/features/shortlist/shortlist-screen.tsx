import './shortlist.css';
import { useSearchParams } from 'react-router-dom';
import { TextPage } from '../../ui/text-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { LinkedList } from './linked-list.tsx';
import { readListLink } from './list-link.ts';
import { OwnList } from './own-list.tsx';
import { useOwnList } from './use-own-list.ts';

/** The visitor's own list, or one that a link names. */
export function ShortlistScreen() {
  const { t } = useTranslation('shortlist');
  const [params] = useSearchParams();
  const link = readListLink(params);
  return link === null ? (
    <TextPage title={t('title')} lead={t('lead')}>
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
