import './assessment-disclaimer-page.css';
import { LOCALES } from '@directory/domain/language';
import { paths } from '@directory/domain/paths';
import { useLanguage } from '../site/contexts.ts';
import { useRouteState, type HeadContext, type LoadResult, type PageHead } from '../site/route.ts';
import { LinkButton } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { TextPage, TextSection } from '../ui/text-page.tsx';
import { CrisisLineList, UsCrisisLineList } from '../features/crisis/crisis-line-list.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

const ARE = ['screening', 'questions', 'start', 'free'] as const;
const ARE_NOT = ['diagnosis', 'treatment', 'replacement', 'emergency', 'decisions'] as const;
const LIMITS = ['bias', 'scope', 'context', 'culture'] as const;
const NOW = ['suicide', 'others', 'severe', 'psychosis', 'substances'] as const;
const SOON = ['moderate', 'lasting', 'life', 'worried'] as const;
const PRIVACY = ['device', 'email', 'share'] as const;
const LEGAL = ['information', 'relationship', 'own', 'accuracy', 'rights'] as const;

/** The day that the server rendered the page on: the browser shows the same one when it takes the page over. */
export function load(): Promise<LoadResult> {
  return Promise.resolve({ state: { today: today() } });
}

export function head({ t }: HeadContext): PageHead {
  return {
    title: t('assessment-disclaimer:title'),
    description: t('assessment-disclaimer:description'),
    parents: [{ label: t('assessment-disclaimer:assessments'), to: paths.assessments() }],
  };
}

export function Component() {
  const { t } = useTranslation('assessment-disclaimer');
  return (
    <TextPage title={t('title')}>
      <section className="disclaimer-critical" aria-labelledby="critical">
        <h2 id="critical">{t('critical.title')}</h2>
        <p>
          <RichText
            text={t('critical.text')}
            parts={{
              emergency: (number) => <a href="tel:911">{number}</a>,
              call: (words) => <a href="tel:988">{words}</a>,
              text: (words) => <a href="sms:988">{words}</a>,
            }}
          />
        </p>
      </section>
      <TextSection title={t('are.title')}>
        <List items={ARE.map((key) => t(`are.${key}`))} />
      </TextSection>
      <TextSection title={t('areNot.title')}>
        <List items={ARE_NOT.map((key) => t(`areNot.${key}`))} />
      </TextSection>
      <TextSection title={t('limits.title')} id="limits">
        <div className="disclaimer-limits">
          {LIMITS.map((key) => (
            <div key={key}>
              <h3>{t(`limits.${key}.title`)}</h3>
              <p>{t(`limits.${key}.text`)}</p>
            </div>
          ))}
        </div>
      </TextSection>
      <TextSection title={t('help.title')} id="help">
        <h3>{t('help.nowTitle')}</h3>
        <List items={NOW.map((key) => t(`help.now.${key}`))} />
        <p>{t('help.nowText')}</p>
        <h3>{t('help.soonTitle')}</h3>
        <List items={SOON.map((key) => t(`help.soon.${key}`))} />
      </TextSection>
      <TextSection title={t('privacy.title')} id="privacy">
        {PRIVACY.map((key) => (
          <p key={key}>{t(`privacy.${key}`)}</p>
        ))}
        <p>
          <Link to={paths.privacy()}>{t('privacy.more')}</Link>
        </p>
      </TextSection>
      <TextSection title={t('legal.title')} id="legal">
        <p>{t('legal.intro')}</p>
        <List items={LEGAL.map((key) => t(`legal.${key}`))} />
      </TextSection>
      <section className="text-section disclaimer-lines" id="emergency">
        <h2>{t('emergency.title')}</h2>
        <h3>{t('emergency.canada')}</h3>
        <CrisisLineList />
        <h3>{t('emergency.unitedStates')}</h3>
        <UsCrisisLineList />
      </section>
      <LastUpdated />
      <div className="button-row">
        <LinkButton to={paths.assessments()}>{t('understand')}</LinkButton>
        <LinkButton variant="secondary" to={paths.home()}>
          {t('home')}
        </LinkButton>
      </div>
    </TextPage>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="disclaimer-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function LastUpdated() {
  const { t } = useTranslation('assessment-disclaimer');
  const language = useLanguage();
  const day = useRouteState<{ today: string }>()?.today ?? today();
  const date = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
  return (
    <p className="disclaimer-updated">
      <RichText
        text={t('updated', { date })}
        parts={{ date: (words) => <time dateTime={day}>{words}</time> }}
      />
    </p>
  );
}

/** As `2026-11-21`, in the middle of Canada. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Winnipeg' }).format(new Date());
}
