import { useTranslation } from 'react-i18next';
import { paths } from '@directory/domain/paths';
import type { HeadContext, PageHead } from '../app/route.ts';
import { LinkButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { TextPage, TextSection } from '../components/text-page.tsx';

const conditions = ['depression', 'anxiety', 'adhd', 'ptsd'] as const;

export function head({ t }: HeadContext): PageHead {
  return { title: t('assessments:title'), description: t('assessments:description') };
}

export function Component() {
  const { t } = useTranslation('assessments');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <p className="prose text-section">{t('soon')}</p>
      <ul className="card-grid">
        {conditions.map((condition) => (
          <li key={condition} id={condition}>
            <Card>
              <h2>{t(`conditions.${condition}.title`)}</h2>
              <p className="muted">{t(`conditions.${condition}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
      <TextSection title={t('now.title')}>
        <p>{t('now.text')}</p>
      </TextSection>
      <div className="button-row">
        <LinkButton to={paths.search()}>{t('now.search')}</LinkButton>
      </div>
    </TextPage>
  );
}
