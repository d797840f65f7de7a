import './auth-form.css';
import type { ReactNode } from 'react';
import { paths } from '@directory/domain/site/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSupportEmail } from '../../site/contexts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextPage } from '../../ui/text-page.tsx';

interface AuthPageProps {
  title: string;
  lead?: string;
  /** Also invites those who have no account: not with a link from a mail. */
  withJoin?: boolean;
  className?: string;
  children: ReactNode;
}

/** The frame of the account pages: a form, and beside it where to get an account and help. */
export function AuthPage({ withJoin = true, className = '', children, ...text }: AuthPageProps) {
  const { t } = useTranslation('account');
  const email = useSupportEmail();
  return (
    <TextPage {...text}>
      <div className="text-columns auth-columns stack">
        <div className={`stack gap-5 ${className}`}>{children}</div>
        <aside className="text-side stack gap-6">
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
              <RichText
                text={t('aside.helpText', { email })}
                parts={{ email: (address) => <a href={`mailto:${address}`}>{address}</a> }}
              />
            </p>
          </section>
        </aside>
      </div>
    </TextPage>
  );
}
