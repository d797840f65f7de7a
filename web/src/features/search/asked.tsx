import './understood.css';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { CHOICE_PARAMS, type ChoiceParam, facetLabel, findChip } from '@directory/domain/facets';
import { provinceByCode } from '@directory/domain/places/provinces';
import { takeBack } from '@directory/domain/query/taken-back';
import type { NamedCondition } from '@directory/domain/contracts/search-answer';
import { isPrivate, speaksOfDanger } from '@directory/domain/query/understood';
import { useLanguage } from '../../site/contexts.ts';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { nearChip } from './fetched-parts.tsx';
import {
  bringBack,
  chooseProvince,
  EMPTY_SEARCH,
  leftOver,
  makeFirm,
  toggleChip,
  withoutWords,
} from './model/search-state.ts';
import { placeLabel } from './model/location-param.ts';
import { RESULTS_HEADING_ID, useSearchAddress } from './search-address-context.ts';
import { useResults } from './use-results.ts';

/**
 * All that narrows the search, each with a way to take it back: what was read from the words, which can be understood again, and then the
 * filters that were chosen. Links, so that they work without scripts. One that is pressed goes: the focus comes to the one in its place.
 */
export function Asked() {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<number | null>(null);
  // With the answer, which takes it away.
  useResults();
  const links = () => [...(box.current?.querySelectorAll('a') ?? [])];
  const press = ({ target }: MouseEvent) => {
    const at = links().indexOf((target as Element).closest('a') as HTMLAnchorElement);
    pressed.current = at < 0 ? null : at;
  };
  useEffect(() => {
    if (pressed.current === null || document.activeElement !== document.body) return;
    const next = links()[pressed.current] ?? links().at(-1) ?? document.getElementById(RESULTS_HEADING_ID);
    pressed.current = null;
    next?.focus({ preventScroll: true });
  });
  return (
    <div className="results-asked cluster" ref={box} onClick={press}>
      <UnderstoodChips />
      <ActiveFilters />
    </div>
  );
}

function UnderstoodChips() {
  const { t } = useTranslation('search');
  const { understood } = useResults();
  const { state, hrefOf } = useSearchAddress();
  const { full, short } = useConditionLabels();
  const chips = bySameWords(understood?.conditions ?? []);
  const guesses = bySameWords(understood?.perhaps ?? []);
  if (speaksOfDanger(understood) || chips.length + guesses.length + state.literal.length === 0) return null;
  const all = (conditions: readonly NamedCondition[]) => conditions.map(full).join(', ');
  const inShort = (conditions: readonly NamedCondition[]) => conditions.map(short).join(', ');
  const dropped = ({ words, conditions }: SameWords) => ({
    to: hrefOf(takeBack(state, words)),
    says: t('understood.takeBack', { what: all(conditions), words: words.join(' ') }),
  });
  // No address has private words: there is nothing that a link could take back.
  if (isPrivate(understood))
    return (
      <ul className="understood chips" aria-label={t('understood.heading')}>
        {[...chips, ...guesses].map(({ words, conditions }, index) => (
          <li key={words.join()} className="chip chip-text">
            {index < chips.length
              ? inShort(conditions)
              : t('understood.perhaps', { what: inShort(conditions) })}
          </li>
        ))}
      </ul>
    );
  return (
    <nav className="understood" aria-label={t('understood.heading')}>
      <ul className="chips">
        {chips.map((chip) => (
          <li key={chip.words.join()}>
            <ChipLink {...dropped(chip)} label={inShort(chip.conditions)} />
          </li>
        ))}
        {guesses.map((chip) => (
          <li key={chip.words.join()} className="chip-pair">
            <Link
              className="chip chip-text"
              to={hrefOf(makeFirm(state, chip.words))}
              aria-label={t('understood.makeFirm', { what: all(chip.conditions) })}
            >
              <span className="chip-label">
                {t('understood.perhaps', { what: inShort(chip.conditions) })}
              </span>
            </Link>
            <ChipLink {...dropped(chip)} className="chip-text chip-drop" />
          </li>
        ))}
        {state.literal.map((words) => (
          <li key={words}>
            <ChipLink
              className="chip-remove chip-text"
              to={hrefOf(bringBack(state, words))}
              says={t('understood.bringBack', { words })}
              label={t('understood.asText', { words })}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SameWords {
  words: readonly string[];
  conditions: NamedCondition[];
}

/** Words that say two things, as `my 8 year old`, are one chip: they can only be taken back for both. */
function bySameWords(conditions: readonly NamedCondition[]): SameWords[] {
  const chips = new Map<string, SameWords>();
  for (const condition of conditions) {
    const key = condition.words.join();
    const chip = chips.get(key) ?? { words: condition.words, conditions: [] };
    chip.conditions.push(condition);
    chips.set(key, chip);
  }
  return [...chips.values()];
}

/** The filters that were chosen, and of what was typed only the words that stand above as nothing else. */
function ActiveFilters() {
  const { t } = useTranslation('search');
  const { state, hrefOf } = useSearchAddress();
  const { near, understood } = useResults();
  const filters = useActiveFilters();
  const isAsked = state.search !== '' || state.near !== '' || filters.some(({ key }) => key !== 'first');
  if (!isAsked && filters.length === 0) return null;
  return (
    <nav className="active-filters" aria-label={t('active.heading')}>
      <ul className="chips">
        {/* A place that was not understood has no chip. One that private words say cannot be taken back: the rest would stand in an address. */}
        {near?.place && !near.isOwn && (
          <li>
            <nearChip.Component near={near} isFixed={isPrivate(understood) && state.near === ''} />
          </li>
        )}
        {filters.map(({ key, label, without }) => (
          <li key={key}>
            <ChipLink to={hrefOf(without)} says={t('active.remove', { filter: label })} label={label} />
          </li>
        ))}
        {isAsked && (
          <li>
            <Link className="clear-all" to={hrefOf(EMPTY_SEARCH)}>
              {t('active.clearAll')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function useActiveFilters() {
  const { t } = useTranslation('search');
  const { phase, understood, near, frenchFirst } = useResults();
  const language = useLanguage();
  const { state } = useSearchAddress();
  // Which words are left is known with the first answer. Words of danger stand in the box alone.
  const words = phase === 'waiting' || isPrivate(understood) ? '' : leftOver(understood, near, state);
  const place = placeLabel(state, language);
  const chipLabel = useChipLabel();
  const filters = [
    words && {
      key: 'search',
      label: t('active.keyword', { keyword: words }),
      without: { ...state, search: withoutWords(state.search, words), page: 1 },
    },
    state.frame && { key: 'frame', label: t('active.frame'), without: { ...state, frame: null, page: 1 } },
    place && { key: 'place', label: place, without: chooseProvince(state, null) },
    ...CHOICE_PARAMS.flatMap((param) =>
      state[param].map((value) => ({
        key: `${param}:${value}`,
        label: chipLabel(param, value),
        without: toggleChip(state, param, value),
      })),
    ),
    frenchFirst && {
      key: 'first',
      label: t('active.frenchFirst'),
      without: { ...state, languageFirst: 'none' as const, page: 1 },
    },
  ];
  return filters.filter((filter) => !!filter);
}

interface ChipLinkProps {
  to: string;
  /** What pressing it does. */
  says: string;
  label?: ReactNode;
  className?: string;
}

/** Something that was asked for, to be taken back. */
export function ChipLink({ to, says, label, className = 'chip-remove' }: ChipLinkProps) {
  return (
    <Link className={`chip ${className}`} to={to} aria-label={says}>
      {label && <span className="chip-label">{label}</span>}
      <span className="chip-cross" aria-hidden="true" />
    </Link>
  );
}

/** How many alternatives a chip names; of more it names one and says how many others there are. */
const MOST_NAMED = 2;

/** Names what was understood in the reader's language: `Grief or Depression`. */
export function useConditionLabels() {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const list = new Intl.ListFormat(`${language}-CA`, { type: 'disjunction' });
  const either = (names: readonly string[]) => list.format(names);
  const namesOf = ({ names }: NamedCondition) => names.map((name) => name[language]);
  return {
    /** These words as they were typed, each in quotation marks: "without French" would be about people. */
    quoted: (words: readonly string[]) => either(words.map((word) => t('understood.word', { word }))),
    full: (condition: NamedCondition) => either(namesOf(condition)),
    short: (condition: NamedCondition) => {
      const [first = '', ...others] = namesOf(condition);
      return others.length < MOST_NAMED
        ? either([first, ...others])
        : t('understood.others', { first, count: others.length });
    },
  };
}

/** Names a value that was chosen or refused, away from its heading: there "1 to 2 weeks" could be anything, and a province be the office's. */
export function useChipLabel(): (param: ChoiceParam, value: string) => string {
  const { t } = useTranslation('search');
  const language = useLanguage();
  return (param, value) => {
    if (param === 'online')
      return t('active.online', { where: provinceByCode(value)?.locative[language] ?? value });
    const chip = findChip(param === 'not' ? value : `${param}:${value}`);
    const label = chip ? facetLabel(chip.facet, chip.value, language) : value;
    if (param === 'not') return t('active.not', { what: label });
    return param === 'wait' ? t('active.wait', { wait: label }) : label;
  };
}
