import type { Offer } from '@directory/domain/contracts/search-answer';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import { provinceByCode } from '@directory/domain/places/provinces';
import { isPrivate } from '@directory/domain/query/understood';
import { useLanguage } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useChipLabel, useConditionLabels } from './asked.tsx';
import { EMPTY_SEARCH } from './model/search-state.ts';
import { placeLabel } from './model/location-param.ts';
import { useNearStrings } from './near.tsx';
import { useSearchAddress } from './search-address-context.ts';
import { useResults } from './use-results.ts';

/** When nobody or few meet all that was asked for: what else to search for, and how to be told of others. */
export function NearestAnswers() {
  useNearStrings();
  const { understood } = useResults();
  return (
    <>
      <Offers />
      {!isPrivate(understood) && !understood?.mayBecomeDanger && <TellMe />}
    </>
  );
}

/** What to leave out, with how many there are then. */
function Offers() {
  const { t } = useTranslation(['near', 'search']);
  const { total, hits, groups, offers: all } = useResults();
  // The way to everyone online stands above the results.
  const offers = all.filter(({ way }) => way.kind !== 'allOnline');
  if (offers.length === 0) return null;
  return (
    <div className="empty-state no-results nearest">
      {hits.length + groups.length === 0 && <p className="empty-state-title">{t('search:empty.text')}</p>}
      <p>{t(total === 0 ? 'offers.next' : 'offers.few')}</p>
      <ul className="offers">
        {offers.map((offer) => (
          <li key={JSON.stringify(offer)}>
            <OfferLink offer={offer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Asks to be told by mail when somebody whom the search finds has an opening: a plain form. Of private words nothing is kept. */
function TellMe() {
  const { t } = useTranslation('near');
  const language = useLanguage();
  const { state } = useSearchAddress();
  return (
    <form className="stack gap-3" method="post" action="/api/alerts">
      <input type="hidden" name="search" value={JSON.stringify(state)} />
      <input type="hidden" name="language" value={language} />
      <h3 className="near-heading">{t('tellMe.title')}</h3>
      <p>{t('tellMe.text')}</p>
      <div className="tell-me">
        <TextField label={t('tellMe.email')} required name="email" type="email" autoComplete="email" />
        <Button type="submit" variant="secondary">
          {t('tellMe.press')}
        </Button>
      </div>
    </form>
  );
}

/** Says in what the people below come near, and leads to the search that finds them all. */
export function NearHeading({ offer }: { offer: Offer }) {
  useNearStrings();
  const { t } = useTranslation('near');
  return (
    <>
      <h3 className="near-heading">
        {t('offers.heading')} <OfferLink offer={offer} />
      </h3>
      {offer.way.kind === 'canadaOnline' && <p>{t('offers.askWhere')}</p>}
    </>
  );
}

function OfferLink({ offer }: { offer: Offer }) {
  const { t } = useTranslation('near');
  const nameOf = useOfferName();
  const { state: present, hrefOf, update } = useSearchAddress();
  const { understood } = useResults();
  const { count, state } = offer;
  const what = nameOf(offer);
  const isMany = count !== null && count >= SEARCH_LIMITS.manyHits;
  const text = count === null ? what : t(isMany ? 'offers.many' : 'offers.counted', { what, count });
  // Null where no address says it.
  if (!state) return <span>{text}</span>;
  const next = { ...EMPTY_SEARCH, ...state };
  const isOther = isPrivate(understood) && next.search !== present.search;
  return (
    <Link
      to={hrefOf(next)}
      onClick={(event) => {
        // A part of words that no address has is handed over beside it.
        if (!isOther) return;
        event.preventDefault();
        update(() => next);
      }}
    >
      {text}
    </Link>
  );
}

function useOfferName(): (offer: Offer) => string {
  const { t } = useTranslation('near');
  const { understood } = useResults();
  const language = useLanguage();
  const { state } = useSearchAddress();
  const { full, quoted } = useConditionLabels();
  const chipLabel = useChipLabel();
  const without = (words: readonly string[]) => t('offers.without', { what: quoted(words) });
  return ({ way }) => {
    const where = 'province' in way ? (provinceByCode(way.province)?.locative[language] ?? '') : '';
    switch (way.kind) {
      case 'withoutConditions': {
        const left = without(way.conditions.flatMap((at) => understood?.conditions[at] ?? []).map(full));
        return where ? `${left}, ${t('offers.province', { where })}` : left;
      }
      case 'withoutFacet':
        return without(state[way.param].map((value) => chipLabel(way.param, value)));
      case 'withoutCity':
        return without([state.city]);
      case 'withoutPlace':
        return without([placeLabel(state, language)]);
      case 'within':
        return t(way.place ? 'offers.within' : 'offers.withinOwn', { km: way.km, place: way.place });
      case 'allOnline':
        return t('offers.canadaOnline');
      default:
        return t(`offers.${way.kind}`, { where, keyword: state.search });
    }
  };
}
