import { paths } from '@directory/domain/site/paths';
import { useTranslation } from '../i18n/use-translation.ts';
import { unlistedHead } from '../site/route.ts';
import { Message } from '../ui/failure-page.tsx';

/**
 * What the server answers with in place of any page once somebody has had very many. It is made once for each language and sent without
 * scripts, so that it costs next to nothing: it knows nothing of the address where it stands.
 */
export function Component() {
  const { t } = useTranslation(['no-page', 'shell']);
  return (
    <Message title={t('tooMany.title')} text={t('tooMany.text')}>
      {/* An empty address is that of the page itself, whichever it is. */}
      <a className="button button-primary" href="">
        {t('shell:retry')}
      </a>
      <a className="button button-secondary" href={paths.home()}>
        {t('shell:failure.home')}
      </a>
    </Message>
  );
}

export const head = unlistedHead('no-page:tooMany.title');
