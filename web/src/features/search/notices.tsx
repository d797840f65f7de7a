import { useEffect } from 'react';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { speaksOfDanger } from '@directory/domain/query/understood';
import { paths } from '@directory/domain/site/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { exitAlone, keepExitAtHand } from '../quick-exit/standing-exit.tsx';
import { useDangerWords } from '../crisis/known-province.ts';
import { useConditionLabels } from './asked.tsx';
import { dangerNotice, onlineNotice } from './fetched-parts.tsx';
import { EMPTY_SEARCH } from './model/search-state.ts';
import { useSearchAddress } from './search-address-context.ts';
import { useResults } from './use-results.ts';

interface DangerNoticeProps {
  /** Where psychologists are looked for: its lines are shown, too. */
  province: ProvinceCode | null;
}

/** Where to turn at once, above the results of a search that speaks of danger; one line where it only may. The results stay. */
export function DangerNotice({ province }: DangerNoticeProps) {
  const { t } = useTranslation('search');
  const { understood } = useResults();
  const kinds = understood?.danger ?? [];
  const notice = dangerNotice(kinds);
  const isQuiet = notice === null && understood?.possibleDanger === true;
  const isGrave = notice !== null || isQuiet;
  useEffect(() => {
    if (isGrave) keepExitAtHand();
  }, [isGrave]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isGrave && t('danger.announced')}
      </p>
      {notice && <notice.Component kinds={kinds} province={province} />}
      {isQuiet && <PossibleDanger province={province} />}
    </>
  );
}

/** Many who search with such words are in no danger: it is quiet. Of which kind the danger may be is not known: each has its line. */
function PossibleDanger({ province }: DangerNoticeProps) {
  const { t } = useTranslation('search');
  const words = useDangerWords(province);
  return (
    <div className="danger-line" role="note">
      <p>
        <RichText
          text={`${t(`danger.possible.${words}`)} ${t('danger.possible.lines')}`}
          parts={{
            emergency: (number) => <a href="tel:911">{number}</a>,
            talk: (number) => <a href="tel:988">{number}</a>,
            write: (verb) => <a href="sms:988">{verb}</a>,
            more: (label) => <Link to={paths.tonight()}>{label}</Link>,
          }}
        />
      </p>
      {/* It stands at the screen's foot: what comes later moves nothing. */}
      <exitAlone.Component />
    </div>
  );
}

/** Says which words did what: those that put people first, and those that helped nobody's search. None is dropped in silence. */
export function UnderstoodNotes() {
  const { t } = useTranslation('search');
  const { understood } = useResults();
  const { quoted } = useConditionLabels();
  if (!understood || speaksOfDanger(understood)) return null;
  const { perhaps, unexcluded, unmentioned, publicPlan, offTopic, leading } = understood;
  const notes = [
    perhaps && t(leading === 0 ? 'understood.perhapsNobody' : 'understood.perhapsNote'),
    unexcluded && t('understood.unexcluded', { words: quoted(unexcluded) }),
    unmentioned && t('understood.unmentioned', { words: quoted(unmentioned) }),
    publicPlan && t('understood.publicPlan'),
    offTopic && t('understood.offTopic'),
  ].filter((note) => typeof note === 'string');
  return notes.map((note) => (
    <p key={note} className="unmentioned muted small">
      {note}
    </p>
  ));
}

/** Above the results of a search for sessions online in a province: whom it leaves out, and the way to all who work online. */
export function OnlineSearchNotice() {
  const { offers, phase, total } = useResults();
  const { hrefOf } = useSearchAddress();
  return offers.map(
    ({ way, state }) =>
      way.kind === 'allOnline' && (
        <onlineNotice.Component
          key={way.kind}
          provinces={way.provinces.join()}
          isNobody={phase === 'shown' && total === 0}
          wider={hrefOf({ ...EMPTY_SEARCH, ...state })}
        />
      ),
  );
}
