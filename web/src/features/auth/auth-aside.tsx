import { paths } from '@directory/domain/paths';
import { useSupportEmail } from '../../site/contexts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Beside the account forms: for those who have no account (not with a link from a mail), and for those who need help. */
export function AuthAside({ withJoin = true }: { withJoin?: boolean }) {
  const { t } = useTranslation('account');
  const email = useSupportEmail();
  return (
    <aside className="auth-side">
      {withJoin && (
        <section>
          <h2>{t('aside.joinTitle')}</h2>
          <p>{t('aside.joinText')}</p>
          <LinkButton variant="secondary" to={paths.join()}>
            {t('aside.join')}
          </LinkButton>
        </section>
      )}
      <section>
        <h2>{t('aside.helpTitle')}</h2>
        <p>
          {t('aside.helpText')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </section>
    </aside>
  );
}
