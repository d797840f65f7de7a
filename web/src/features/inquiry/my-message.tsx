import './inquiry.css';
import type { InquiryView } from '@directory/domain/contracts/inquiries';
import { dayText, whatTheySaid } from '@directory/domain/inquiries/words';
import { provinceByCode } from '@directory/domain/places/provinces';
import { paths } from '@directory/domain/site/paths';
import { type ReactNode, use } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PostedContext } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { QuickExit } from '../quick-exit/quick-exit.tsx';
import { TextPage, TextSection } from '../../ui/text-page.tsx';
import { PressForm } from './press-form.tsx';

interface MyMessageProps {
  view: InquiryView;
  token: string;
  /** What was pressed before this page came. */
  did: string | null;
}

const DONE = ['confirm', 'next', 'worked', 'stop'] as const;

/** Who was asked, when, what came back, and what its sender can do about it. */
export function MyMessage({ view, token, did }: MyMessageProps) {
  const { t, language } = useTranslation('inquiry');
  const posted = use(PostedContext);
  const { people, isConfirmed, isGone, closedAs, next, nextAt, createdAt } = view;
  const isYes = people.some(({ state }) => state === 'yes');
  const done = DONE.find((one) => one === did);
  const isOver = isYes || closedAs !== null;
  const press = (act: string, label: string, variant?: 'secondary' | 'quiet', children?: ReactNode) => (
    <PressForm
      {...{ action: '/api/inquiries', token, press: ['act', act], label, ...(variant && { variant }) }}
    >
      {children}
    </PressForm>
  );
  return (
    <TextPage title={t('title')} lead={t('sentOn', { day: dayText(createdAt, language) })}>
      <QuickExit />
      <Outcome title={done && t(`did.${done}`)} failed={did === 'failed'}>
        {did === 'failed' && <p>{posted?.sentence ?? t('did.failed')}</p>}
      </Outcome>
      <ul className="inquiry-people">
        {people.map((person) => (
          <li key={person.path} className={`is-${person.state}`}>
            <Link to={person.path}>{person.name}</Link>
            <p>{whatTheySaid(person, language, isOver)}</p>
            {person.since && <p className="muted">{t('since', { day: dayText(person.since, language) })}</p>}
          </li>
        ))}
      </ul>
      {isYes && closedAs !== 'worked' && <p>{t('yes')}</p>}
      {closedAs === 'stopped' && !isYes && did !== 'stop' && <p>{t('stopped')}</p>}
      {!isConfirmed && (closedAs === null || next) && (
        <div className="inquiry-next">
          <p>{t(next ? 'confirmText' : 'confirmAlone')}</p>
          {press('confirm', t('confirm'))}
        </div>
      )}
      {next && isConfirmed && (
        <div className="inquiry-next">
          {nextAt && <p>{t('nextAt', { name: next.name, day: dayText(nextAt, language) })}</p>}
          {press(
            'next',
            t('askNext', { name: next.name }),
            undefined,
            <input type="hidden" name="place" value={next.place} />,
          )}
        </div>
      )}
      {isGone && <p>{t('left')}</p>}
      {closedAs === 'over' && !isYes && <Ways view={view} />}
      <div className="button-row">
        {closedAs !== 'worked' && press('worked', t('worked'), 'secondary')}
        {closedAs === null && next && press('stop', t('stop'), 'secondary')}
        {press('remove', t('remove'), 'quiet')}
      </div>
      <p className="muted">{t('keeping')}</p>
    </TextPage>
  );
}

/** Where else to turn: nobody said yes, which says nothing about who asked. */
function Ways({ view: { province } }: Pick<MyMessageProps, 'view'>) {
  const { t } = useTranslation('inquiry');
  const location = provinceByCode(province)?.slug ?? '';
  return (
    <TextSection title={t('ways.title')}>
      <p>{t('ways.text')}</p>
      <ul>
        <li>
          <Link to={`${paths.shortSearch({ location })}&accepting=yes&sessionTypes=Online`}>
            {t('ways.online')}
          </Link>
        </li>
        <li>
          <Link to={paths.walkInHelp()}>{t('ways.walkIn')}</Link>
        </li>
        <li>
          <Link to={paths.tonight()}>{t('ways.tonight')}</Link>
        </li>
      </ul>
    </TextSection>
  );
}
