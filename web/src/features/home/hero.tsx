import './hero.css';
import { useTranslation } from 'react-i18next';
import { paths } from '@directory/domain/paths';
import { LinkButton } from '../../components/button.tsx';

/** What the site is for, and its two ways in. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className="hero">
      <div className="hero-inner container">
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
    </section>
  );
}
