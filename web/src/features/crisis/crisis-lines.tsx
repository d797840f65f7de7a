import './crisis.css';
import { CRISIS_LINES, US_CRISIS_LINES, type CrisisLine } from '@directory/domain/crisis-lines';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLanguage } from '../../site/contexts.ts';

/** Canada's crisis lines, each with a link that calls and, where there is one, a link that writes a text message. */
export function CrisisLineList() {
  return <LineList lines={CRISIS_LINES} />;
}

/** Those of the United States. Only under a heading that says so: from Canada they lead nowhere. */
export function UsCrisisLineList() {
  return <LineList lines={US_CRISIS_LINES} />;
}

function LineList({ lines }: { lines: readonly CrisisLine[] }) {
  const language = useLanguage();
  return (
    <ul className="crisis-lines">
      {lines.map((line) => (
        <li className="crisis-line" key={line.id}>
          <strong>{line.name[language]}</strong>
          <span>{line.about[language]}</span>
          <LineLinks line={line} />
        </li>
      ))}
    </ul>
  );
}

function LineLinks({ line: { call, text } }: { line: CrisisLine }) {
  const { t } = useTranslation('crisis');
  const language = useLanguage();
  const keyword = text?.keyword?.[language];
  return (
    <span className="crisis-line-links">
      {call && (
        <a className="button button-secondary" href={`tel:${call.dialled}`}>
          {t('call', { number: call.shown })}
        </a>
      )}
      {text && (
        <a
          className="button button-secondary"
          href={`sms:${text.dialled}${keyword ? `?body=${encodeURIComponent(keyword)}` : ''}`}
        >
          {keyword ? t('textKeyword', { keyword, number: text.shown }) : t('text', { number: text.shown })}
        </a>
      )}
    </span>
  );
}
