import './crisis.css';
import {
  crisisLines,
  provincesWithoutTraumaLine,
  type CrisisNeed,
} from '@directory/domain/crisis-lines/choose';
import type { CrisisLine } from '@directory/domain/crisis-lines/line';
import { CRISIS_LINES, US_CRISIS_LINES } from '@directory/domain/crisis-lines/lines';
import { shownNumber } from '@directory/domain/crisis-lines/numbers';
import { crisisLineService, smsHref } from '@directory/domain/crisis-lines/words';
import { LOCALES } from '@directory/domain/language';
import { provinceByCode, type ProvinceCode } from '@directory/domain/provinces';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';
import { useKnownProvince } from './known-province.ts';

/**
 * Canada's crisis lines, each with a link that calls and, where there is one, a link that writes a text message. 9-8-8 comes first,
 * filled; then 911, those of the visitor's province, and those for some people. Where the province is not known, the provinces' are
 * folded below. Needs the namespace `crisis`.
 */
export function CrisisLineList({ province, trauma = false }: CrisisNeed) {
  const { t } = useTranslation('crisis');
  const known = useKnownProvince(province);
  return (
    <div className="crisis-all">
      <LineList lines={crisisLines({ province: known, trauma })} />
      {known === null ? (
        <details className="crisis-elsewhere">
          <summary className="button button-secondary">{t('elsewhere')}</summary>
          <LineList lines={provincial(trauma)} />
          {trauma && <NoTraumaLine />}
        </details>
      ) : (
        trauma && <NoTraumaLine province={known} />
      )}
    </div>
  );
}

/** Only the lines for trauma and sexual violence: for a page that shows the others elsewhere. */
export function TraumaLineList({ province }: CrisisNeed) {
  const { t } = useTranslation('crisis');
  const known = useKnownProvince(province);
  const forTrauma = (lines: readonly CrisisLine[]) => lines.filter(({ isForTrauma }) => isForTrauma);
  return (
    <div className="crisis-all">
      {known !== null && <NoTraumaLine province={known} />}
      <LineList lines={forTrauma(crisisLines({ province: known, trauma: true }))} />
      {known === null && (
        <details className="crisis-elsewhere">
          <summary className="button button-secondary">{t('elsewhere')}</summary>
          <LineList lines={forTrauma(provincial(true))} />
          <NoTraumaLine />
        </details>
      )}
    </div>
  );
}

/** Where no line for sexual violence could be confirmed: that there may be one, and who knows it. */
function NoTraumaLine({ province }: { province?: ProvinceCode }) {
  const { t } = useTranslation('crisis');
  const language = useLanguage();
  const without = provincesWithoutTraumaLine().filter((code) => province === undefined || code === province);
  if (without.length === 0) return null;
  const places = without.map((code) => provinceByCode(code)?.locative[language] ?? code);
  return <p>{t('trauma.none', { where: new Intl.ListFormat(LOCALES[language]).format(places) })}</p>;
}

/** Those of the United States. Only under a heading that says so: from Canada they lead nowhere, or to another line. */
export function UsCrisisLineList() {
  return <LineList lines={US_CRISIS_LINES} />;
}

function provincial(trauma: boolean): CrisisLine[] {
  return CRISIS_LINES.filter(({ province, isForTrauma }) => province && (trauma || !isForTrauma));
}

function LineList({ lines }: { lines: readonly CrisisLine[] }) {
  const language = useLanguage();
  return (
    <ul className="crisis-lines">
      {lines.map((line) => (
        <li className={line.id === '988' ? 'crisis-line is-first' : 'crisis-line'} key={line.id}>
          <strong>{line.name[language]}</strong>
          <span className="crisis-line-rest">
            <LineLinks line={line} />
            {line.about && <span>{unbroken(line.about[language])}</span>}
            {(line.call ?? line.text) && <span>{crisisLineService(line, language)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A number that a line does not break: half of it is no number. */
function unbroken(text: string): string {
  return text.replaceAll('9-8-8', '9-\u20608-\u20608');
}

function LineLinks({ line: { call, text } }: { line: CrisisLine }) {
  const { t } = useTranslation('crisis');
  const language = useLanguage();
  const keyword = text?.keyword?.[language];
  return (
    <span className="crisis-line-links">
      {call && (
        <a className={`button button-${call === '988' ? 'primary' : 'secondary'}`} href={`tel:${call}`}>
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
    </span>
  );
}
