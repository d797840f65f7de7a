import './understood.css';
import type { Understood, NamedCondition } from '@directory/domain/query/understood';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { bringBack, takeBack } from './model/taken-back.ts';
import { useSearchAddress } from './search-address-context.ts';
import { useConditionLabels } from './use-condition-labels.ts';

/**
 * What was read from the words, apart from the filters that were chosen: each can be taken back, and what was taken back be understood
 * again. Links, so that they work without scripts.
 */
export function UnderstoodChips({ understood }: { understood: Understood | null }) {
  const { t } = useTranslation('search');
  const { state, hrefOf } = useSearchAddress();
  const { full, short } = useConditionLabels();
  const chips = bySameWords(understood?.conditions ?? []);
  if (chips.length === 0 && state.literal.length === 0) return null;
  return (
    <nav className="understood" aria-label={t('understood.heading')}>
      {chips.length > 0 && (
        <p className="understood-heading" aria-hidden="true">
          {t('understood.heading')}
        </p>
      )}
      <ul className="chips">
        {chips.map(({ words, conditions }) => (
          <li key={words.join()}>
            <Link
              className="chip chip-remove"
              to={hrefOf(takeBack(state, words))}
              aria-label={t('understood.takeBack', {
                what: conditions.map(full).join(', '),
                words: words.join(' '),
              })}
            >
              <span className="chip-label">{conditions.map(short).join(', ')}</span>
              <span className="chip-cross" aria-hidden="true" />
            </Link>
          </li>
        ))}
        {state.literal.map((words) => (
          <li key={words}>
            <Link
              className="chip chip-remove chip-text"
              to={hrefOf(bringBack(state, words))}
              aria-label={t('understood.bringBack', { words })}
            >
              <span className="chip-label">{t('understood.asText', { words })}</span>
              <span className="chip-cross" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Says which words helped nobody's search: none is dropped in silence. */
export function UnmentionedWords({ understood }: { understood: Understood | null }) {
  const { t } = useTranslation('search');
  const { either } = useConditionLabels();
  const words = understood?.unmentioned ?? [];
  if (words.length === 0 || understood?.danger) return null;
  const quoted = words.map((word) => t('understood.word', { word }));
  return <p className="unmentioned">{t('understood.unmentioned', { words: either(quoted) })}</p>;
}

/** Words that say two things, as `my 8 year old`, are one chip: they can only be taken back for both. */
function bySameWords(conditions: readonly NamedCondition[]) {
  const chips = new Map<string, { words: readonly string[]; conditions: NamedCondition[] }>();
  for (const condition of conditions) {
    const key = condition.words.join();
    const chip = chips.get(key) ?? { words: condition.words, conditions: [] };
    chip.conditions.push(condition);
    chips.set(key, chip);
  }
  return [...chips.values()];
}
