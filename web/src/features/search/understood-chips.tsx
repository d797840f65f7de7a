import './understood.css';
import { speaksOfDanger, type Understood, type NamedCondition } from '@directory/domain/query/understood';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { bringBack, makeFirm, takeBack } from './model/taken-back.ts';
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
  const guesses = bySameWords(understood?.perhaps ?? []);
  // Of words of danger the address says none: there is nothing that a link could take back.
  if (speaksOfDanger(understood) || chips.length + guesses.length + state.literal.length === 0) return null;
  return (
    <nav className="understood" aria-label={t('understood.heading')}>
      {chips.length + guesses.length > 0 && (
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
        {guesses.map(({ words, conditions }) => {
          const what = conditions.map(full).join(', ');
          return (
            <li key={words.join()} className="chip-pair">
              <Link
                className="chip chip-text"
                to={hrefOf(makeFirm(state, words))}
                aria-label={t('understood.makeFirm', { what })}
              >
                <span className="chip-label">
                  {t('understood.perhaps', { what: conditions.map(short).join(', ') })}
                </span>
              </Link>
              <Link
                className="chip chip-text chip-drop"
                to={hrefOf(takeBack(state, words))}
                aria-label={t('understood.takeBack', { what, words: words.join(' ') })}
              >
                <span className="chip-cross" aria-hidden="true" />
              </Link>
            </li>
          );
        })}
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

/** Says which words did what: those that put people first, and those that helped nobody's search. None is dropped in silence. */
export function UnderstoodNotes({ understood }: { understood: Understood | null }) {
  const { t } = useTranslation('search');
  const { either } = useConditionLabels();
  if (!understood || speaksOfDanger(understood)) return null;
  const quoted = (words: readonly string[] = []) =>
    either(words.map((word) => t('understood.word', { word })));
  const { perhaps, unexcluded, unmentioned, publicPlan, offTopic } = understood;
  const notes = [
    perhaps && t(understood.leading === 0 ? 'understood.perhapsNobody' : 'understood.perhapsNote'),
    unexcluded && t('understood.unexcluded', { words: quoted(unexcluded) }),
    unmentioned && t('understood.unmentioned', { words: quoted(unmentioned) }),
    publicPlan && t('understood.publicPlan'),
    offTopic && t('understood.offTopic'),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <p key={note} className="unmentioned">
      {note}
    </p>
  ));
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
