import { paths } from '@directory/domain/paths';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Invites psychologists who read a colleague's profile to have one of their own. */
export function GetListed() {
  const { t } = useTranslation('profile');
  return (
    <aside className="get-listed no-print" aria-labelledby="get-listed-title">
      <div>
        <h2 id="get-listed-title">{t('getListed.title')}</h2>
        <p>{t('getListed.text')}</p>
      </div>
      <LinkButton to={paths.join()}>{t('getListed.action')}</LinkButton>
    </aside>
  );
}
