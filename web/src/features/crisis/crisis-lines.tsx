import './crisis.css';
import type { ReactNode } from 'react';
import {
  CRISIS_LINES,
  crisisLines,
  type CrisisNeed,
  isForTrauma,
  provincesWithoutTraumaLine,
  provincialLines,
  US_CRISIS_LINES,
} from '@directory/domain/crisis-lines/choose';
import type { DangerKind } from '@directory/domain/crisis-lines/danger';
import type { CrisisLine } from '@directory/domain/crisis-lines/line';
import { shownNumber } from '@directory/domain/crisis-lines/numbers';
import { crisisLineService, smsHref } from '@directory/domain/crisis-lines/words';
import { LOCALES } from '@directory/domain/language';
import { provinceByCode, PROVINCES, type ProvinceCode } from '@directory/domain/places/provinces';
import { paths } from '@directory/domain/site/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useKnownProvince } from './known-province.ts';

/**
 * Canada's crisis lines, each with a link that calls and, where there is one, a link that writes a text message. 9-8-8 comes first,
 * filled; then 911, those of the visitor's province, and those for some people. Where the province is not known, the provinces' are
 * folded below. For given dangers, the first of their lines, then what else is said, and the others folded. Needs the namespace `crisis`.
 */
export function CrisisLineList(need: CrisisNeed & { children?: ReactNode }) {
  return need.kinds ? <DangerLineList {...need} kinds={need.kinds} /> : <AllLines {...need} />;
}

function AllLines({ province, trauma = false }: CrisisNeed) {
  const known = useKnownProvince(province);
  return (
    <div className="crisis-all stack">
      <LineList lines={crisisLines({ province: known, trauma })} />
      {known === null ? (
        <Elsewhere lines={provincialLines({ trauma })}>{trauma && <NoTraumaLine />}</Elsewhere>
      ) : (
        trauma && <NoTraumaLine province={known} />
      )}
      <Sources />
    </div>
  );
}

/** Only the lines for trauma and sexual violence: for a page that shows the others elsewhere. */
export function TraumaLineList({ province }: CrisisNeed) {
  const known = useKnownProvince(province);
  return (
    <div className="crisis-all stack">
      {known !== null && <NoTraumaLine province={known} />}
      <LineList lines={crisisLines({ province: known, trauma: true }).filter(isForTrauma)} />
      {known === null && (
        <Elsewhere lines={provincialLines({ trauma: true }).filter(isForTrauma)}>
          <NoTraumaLine />
        </Elsewhere>
      )}
    </div>
  );
}

interface DangerLineListProps extends Pick<CrisisNeed, 'province'> {
  kinds: readonly DangerKind[];
  children?: ReactNode;
}

function DangerLineList({ province, kinds, children }: DangerLineListProps) {
  const { t } = useTranslation('crisis');
  const known = useKnownProvince(province);
  const lines = crisisLines({ province: known, kinds });
  const first = kinds[0] === 'suicide' ? '988' : '911';
  const upTo = (line: string) => lines.findIndex(({ id }) => id === line) + 1;
  // 9-8-8 is among them where suicide is spoken of beside another danger, and so are the line for children and the province's own: where one
  // answers only some of its people, 211, and that one only for violence.
  const shown = Math.max(
    SHOWN,
    kinds.includes('suicide') ? upTo('988') : 0,
    kinds.includes('child') ? upTo('kids-help-phone') : 0,
    lines.some(({ partial }) => partial) ? upTo('211') : 0,
    lines.findLastIndex(
      (line) => line.province && isForDanger(line) && (!line.partial || kinds[0] === 'violence'),
    ) + 1,
  );
  const provincial = known === null ? provincialLines({ kinds }) : [];
  const assault = provincial.filter(isForTrauma);
  const others = provincial.filter((line) => !isForTrauma(line));
  return (
    <div className="crisis-all stack">
      <LineList lines={lines.slice(0, shown)} first={first} />
      {known !== null && kinds.includes('violence') && <NoTraumaLine province={known} />}
      {children}
      {assault.length > 0 && <Elsewhere lines={assault} ofViolence />}
      {others.length > 0 && <Elsewhere lines={others} />}
      {lines.length > shown && (
        <details className="crisis-elsewhere">
          <summary className="button button-secondary">{t('more')}</summary>
          <LineList lines={lines.slice(shown)} first={first} />
          <Sources />
        </details>
      )}
    </div>
  );
}

/** Whether a line is not for anyone in distress. */
const isForDanger = ({ kinds }: CrisisLine) => !kinds.includes('suicide');

/** As many as leave the first psychologist in reach on a phone. */
const SHOWN = 3;

interface ElsewhereProps {
  lines: readonly CrisisLine[];
  ofViolence?: boolean;
  children?: ReactNode;
}

/** Where nobody knows the visitor's province. Those for violence are many: each province has a fold of its own. */
function Elsewhere({ lines, ofViolence = false, children }: ElsewhereProps) {
  const { t, language } = useTranslation('crisis');
  const linesIn = (code: ProvinceCode) => lines.filter(({ province }) => province === code);
  return (
    <details className="crisis-elsewhere">
      <summary className="button button-secondary">
        {t(ofViolence ? 'elsewhereViolence' : 'elsewhere')}
      </summary>
      {ofViolence ? (
        <>
          {PROVINCES.filter(({ code }) => linesIn(code).length > 0).map(({ code, name }) => (
            <details className="disclosure" key={code}>
              <summary>{name[language]}</summary>
              <LineList lines={linesIn(code)} />
            </details>
          ))}
          <NoTraumaLine />
        </>
      ) : (
        <>
          <LineList lines={lines} />
          {children}
        </>
      )}
    </details>
  );
}

/** Part of the page that names the source of each number. */
export const SOURCES_ID = 'sources';

const [OLDEST] = CRISIS_LINES.flatMap(({ dated, also }) => dated ?? also?.dated ?? [])
  .map((dated) => dated.slice(0, 4))
  .sort();

/** How old the pages are that the numbers were read on, that nobody has called them yet, and where each is named. */
function Sources() {
  const { t } = useTranslation('crisis');
  return (
    <p className="small muted">
      <RichText
        text={t('sources', { year: OLDEST ?? '' })}
        parts={{
          sources: (label) => <Link to={`${paths.assessmentDisclaimer()}#${SOURCES_ID}`}>{label}</Link>,
        }}
      />
    </p>
  );
}

/** Where no line for sexual violence could be confirmed: that there may be one, and who knows it. */
function NoTraumaLine({ province }: { province?: ProvinceCode }) {
  const { t, language } = useTranslation('crisis');
  const without = provincesWithoutTraumaLine().filter((code) => province === undefined || code === province);
  if (without.length === 0) return null;
  const places = without.map((code) => provinceByCode(code)?.locative[language] ?? code);
  return <p>{t('trauma.none', { where: new Intl.ListFormat(LOCALES[language]).format(places) })}</p>;
}

/** Those of the United States. Only under a heading that says so: from Canada they lead nowhere, or to another line. */
export const UsCrisisLineList = () => <LineList lines={US_CRISIS_LINES} />;

interface LineListProps {
  lines: readonly CrisisLine[];
  /** In a danger: the number to call first, whose button says all that counts. Else that is 9-8-8, with its name. */
  first?: '988' | '911';
}

function LineList({ lines, first }: LineListProps) {
  const language = useLanguage();
  // Four in a row would leave one alone below.
  const isByThree = lines.length % 4 === 2 && lines.some(({ call }) => call === (first ?? '988'));
  return (
    <ul className={isByThree ? 'crisis-lines is-by-three' : 'crisis-lines'}>
      {lines.map((line) => {
        const isFirst = line.call === (first ?? '988');
        return (
          <li className={isFirst ? 'crisis-line is-first' : 'crisis-line'} key={line.id}>
            <strong className={isFirst && first ? 'visually-hidden' : undefined}>
              {line.name[language]}
            </strong>
            <span className="stack gap-1">
              <LineLinks line={line} isFirst={isFirst} />
              {line.about && <span>{unbroken(line.about[language])}</span>}
              {(line.text ?? line.site ?? (line.call !== '911' && line.call)) && (
                <span>{crisisLineService(line, language)}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A number that a line does not break: half of it is no number. */
function unbroken(text: string): string {
  return text.replaceAll('9-8-8', '9-\u20608-\u20608');
}

function LineLinks({ line: { call, text, site }, isFirst }: { line: CrisisLine; isFirst: boolean }) {
  const { t, language } = useTranslation('crisis');
  const keyword = text?.keyword?.[language];
  return (
    <span className="crisis-line-links cluster">
      {call && (
        <a className={`button button-${isFirst ? 'primary' : 'secondary'}`} href={`tel:${call}`}>
          {t('call', { number: shownNumber(call) })}
        </a>
      )}
      {text && (
        <a className="button button-secondary" href={smsHref(text, language)}>
          {keyword
            ? t('textKeyword', { keyword, number: shownNumber(text.number) })
            : t('text', { number: shownNumber(text.number) })}
        </a>
      )}
      {site && (
        <a className="button button-secondary" href={`https://${site}/`} rel="noreferrer">
          {site}
        </a>
      )}
    </span>
  );
}
