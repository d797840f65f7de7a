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
          <TabPanel className="tab-panel verification-panel" value={tab} key={tab}>
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
      <p className="verification-text">{t('overview.text')}</p>
      <ul className="card-grid">
        {CHECKS.map((check) => (
          <li key={check}>
            <Card>
              <h3>{t(`overview.${check}.title`)}</h3>
              <p>{t(`overview.${check}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="verification-text">{t('overview.limits')}</p>
    </>
  );
}

function Process() {
  const { t } = useTranslation('verification');
  return (
    <>
      <p className="verification-text">{t('process.text')}</p>
      <ol className="verification-steps">
        {STEPS.map(({ key, from, to }) => (
          <li className="verification-step" key={key}>
            <h3>{t(`process.${key}.title`)}</h3>
            <p className="verification-days">{t('process.days', { from, to })}</p>
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
      <ul className="card-grid">
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <Card>
              <h3>{t(`benefits.${benefit}.title`)}</h3>
              <p>{t(`benefits.${benefit}.text`)}</p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="verification-text">
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
      <dl className="verification-requirements">
        {REQUIREMENTS.map((requirement) => (
          <div key={requirement}>
            <dt>{t(`requirements.${requirement}.title`)}</dt>
            <dd>{t(`requirements.${requirement}.text`)}</dd>
          </div>
        ))}
      </dl>
      <LinkButton variant="secondary" to={paths.contact()}>
        {t('ask')}
      </LinkButton>
    </>
  );
}
