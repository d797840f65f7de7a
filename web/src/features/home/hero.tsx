import './hero.css';
import { paths } from '@directory/domain/paths';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Concerns } from './concerns.tsx';

/** What the site is for, its two ways in, and frequent searches. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <div className="hero">
      <div className="hero-inner container">
        <div>
          <h1 className="hero-heading">{t('hero.heading')}</h1>
          <p className="hero-lead">{t('hero.lead')}</p>
          <div className="button-row hero-actions">
            <LinkButton className="hero-button" to={paths.search()}>
              {t('hero.search')}
            </LinkButton>
            <LinkButton className="hero-button" variant="secondary" to={paths.assessments()}>
              {t('hero.quiz')}
            </LinkButton>
          </div>
          <p className="hero-free">{t('hero.free')}</p>
        </div>
        <Concerns />
      </div>
    </div>
  );
}
