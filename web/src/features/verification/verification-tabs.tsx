import './verification.css';
import * as Tabs from '@radix-ui/react-tabs';
import { paths } from '@directory/domain/site/paths';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TabList, TabPanel } from '../../ui/tabs/tabs.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** The four steps with their working days at the earliest and at the latest. */
const STEPS = [
  { key: 'application', from: 2, to: 3 },
  { key: 'credentials', from: 5, to: 7 },
  { key: 'background', from: 3, to: 5 },
  { key: 'activation', from: 1, to: 2 },
] as const;

const CHECKS = ['registration', 'identity', 'standing', 'yearly'] as const;
const BENEFITS = ['trust', 'found', 'contact', 'profile'] as const;
const REQUIREMENTS = ['registration', 'degree', 'experience', 'documents', 'validity', 'fees'] as const;
const TABS = ['overview', 'process', 'benefits', 'requirements'] as const;

/** What verification is, in four tabs. All panels are in the page, so that it prints and can be read without scripts. */
export function VerificationTabs() {
  const { t } = useTranslation('verification');
  const panels = {
    overview: <Overview />,
    process: <Process />,
    benefits: <Benefits />,
    requirements: <Requirements />,
  };
  return (
    <div className="verification container">
      <Tabs.Root defaultValue="overview">
        <TabList className="tabs" aria-label={t('tabs.label')}>
          {TABS.map((tab) => (
            <Tabs.Trigger className="tab" value={tab} key={tab}>
              {t(`tabs.${tab}`)}
            </Tabs.Trigger>
          ))}
        </TabList>
        {TABS.map((tab) => (
          <TabPanel className="tab-panel verification-panel stack gap-6 start" value={tab} key={tab}>
            <h2>{t(`tabs.${tab}`)}</h2>
            {panels[tab]}
          </TabPanel>
        ))}
      </Tabs.Root>
    </div>
  );
}

function Overview() {
  const { t } = useTranslation('verification');
  return (
    <>
      <p className="measure">{t('overview.text')}</p>
      <Cards
        cards={CHECKS.map((check) => ({
          title: t(`overview.${check}.title`),
          text: t(`overview.${check}.text`),
        }))}
      />
      <p className="measure">{t('overview.limits')}</p>
    </>
  );
}

function Cards({ cards }: { cards: readonly { title: string; text: string }[] }) {
  return (
    <ul className="card-grid">
      {cards.map(({ title, text }) => (
        <li key={title}>
          <Card>
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Process() {
  const { t } = useTranslation('verification');
  return (
    <>
      <p className="measure">{t('process.text')}</p>
      <ol className="verification-steps stack gap-6 measure">
        {STEPS.map(({ key, from, to }) => (
          <li className="verification-step" key={key}>
            <h3>{t(`process.${key}.title`)}</h3>
            <p className="muted small">{t('process.days', { from, to })}</p>
            <p>{t(`process.${key}.text`)}</p>
          </li>
        ))}
      </ol>
      <LinkButton to={paths.join()}>{t('apply')}</LinkButton>
    </>
  );
}

function Benefits() {
  const { t } = useTranslation('verification');
  return (
    <>
      <Cards
        cards={BENEFITS.map((benefit) => ({
          title: t(`benefits.${benefit}.title`),
          text: t(`benefits.${benefit}.text`),
        }))}
      />
      <p className="measure">
        <RichText
          text={t('benefits.ranking')}
          parts={{ link: (text) => <Link to={`${paths.howItWorks()}#ranking`}>{text}</Link> }}
        />
      </p>
    </>
  );
}

function Requirements() {
  const { t } = useTranslation('verification');
  return (
    <>
      <dl className="stack gap-5 measure">
        {REQUIREMENTS.map((requirement) => (
          <div key={requirement}>
            <dt>
              <strong>{t(`requirements.${requirement}.title`)}</strong>
            </dt>
            <dd className="muted">{t(`requirements.${requirement}.text`)}</dd>
          </div>
        ))}
      </dl>
      <LinkButton variant="secondary" to={paths.contact()}>
        {t('ask')}
      </LinkButton>
    </>
  );
}
