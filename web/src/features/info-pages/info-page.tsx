import './info-page.css';
import type { ReactNode } from 'react';
import { useLanguage } from '../../site/contexts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PhoneText } from '../../ui/phone-text.tsx';
import { TextPage, TextSection } from '../../ui/text-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The information pages' strings: all of one shape, in a namespace of their own each. */
export type InfoNamespace =
  | 'info-specialties'
  | 'info-contact'
  | 'info-reviews'
  | 'info-telehealth'
  | 'info-locations';

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

interface InfoPageProps {
  namespace: InfoNamespace;
  /** Where the two buttons at the end lead. */
  primary: string;
  secondary: string;
  /** What the page has of its own, between the cards and the closing text. */
  children?: ReactNode;
}

/** A page that explains one thing: an opening, six cards, what is its own, a closing text and two ways on. */
export function InfoPage({ namespace, primary, secondary, children }: InfoPageProps) {
  const { i18n } = useTranslation();
  const t: Translate = i18n.getFixedT(useLanguage());
  return (
    <TextPage title={t(`${namespace}:title`)} lead={t(`${namespace}:lead`)}>
      <ul className="card-grid info-cards">
        {CARDS.map((card) => (
          <li key={card}>
            <Card>
              <h2>{t(`${namespace}:cards.${card}.title`)}</h2>
              <p>
                <PhoneText text={t(`${namespace}:cards.${card}.text`)} />
              </p>
            </Card>
          </li>
        ))}
      </ul>
      {children}
      <TextSection title={t(`${namespace}:more.title`)}>
        <p>
          <PhoneText text={t(`${namespace}:more.first`)} />
        </p>
        <p>{t(`${namespace}:more.second`)}</p>
      </TextSection>
      <div className="button-row">
        <LinkButton to={primary}>{t(`${namespace}:actions.primary`)}</LinkButton>
        <LinkButton variant="secondary" to={secondary}>
          {t(`${namespace}:actions.secondary`)}
        </LinkButton>
      </div>
    </TextPage>
  );
}
