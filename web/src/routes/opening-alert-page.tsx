import { CHIP_FACETS, facetLabel, findChip } from '@directory/domain/facets';
import { USUAL_WITHIN } from '@directory/domain/places/near';
import { nearLabel } from '@directory/domain/places/near-label';
import { paths } from '@directory/domain/site/paths';
import { linkedPage, type LinkedProps, tokenIn, useHere } from '../features/inquiry/linked-page.tsx';
import { PressForm } from '../features/inquiry/press-form.tsx';
import { placeLabel } from '../features/search/model/location-param.ts';
import { searchQuery } from '../features/search/model/url-state.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { factDay } from '../site/days.ts';
import { type RouteLoad, unlistedHead } from '../site/route.ts';
import type { AlertView } from '@directory/domain/contracts/openings';
import { Link } from '../ui/link.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { TextPage } from '../ui/text-page.tsx';

/** What the search screen's form led to, which has no token. */
const OUTCOMES = ['sent', 'failed', 'later', 'ended'] as const;
const outcomeIn = (url: URL) =>
  tokenIn(url) === '' ? OUTCOMES.find((outcome) => outcome === url.searchParams.get('did')) : undefined;

const linked = linkedPage({
  name: 'alert',
  ask: (directory, token, signal) => directory.alert(token, signal),
  Page: Alert,
});

export const load: RouteLoad = (page) => (outcomeIn(page.url) ? Promise.resolve({}) : linked.load(page));

export const head = unlistedHead('opening-alert:title');

/** Where somebody says that they want to be told of openings, and where that ends. */
export function Component() {
  const { t } = useTranslation('opening-alert');
  const outcome = outcomeIn(useHere());
  if (outcome === undefined) return <linked.Component />;
  return (
    <TextPage title={t(outcome)} lead={t(`${outcome}Text`)}>
      <p>
        <Link to={paths.search()}>{t('goOn')}</Link>
      </p>
    </TextPage>
  );
}

/** Where somebody's device was is nobody's reading. */
const DEGREES = /^-?[\d.]+,/;

function Alert({ view: { isConfirmed, endsAt, search }, token, url }: LinkedProps<AlertView>) {
  const { t, language } = useTranslation('opening-alert');
  const asked = [
    search.search,
    placeLabel(search, language),
    search.near &&
      nearLabel(
        { name: DEGREES.test(search.near) ? '' : search.near },
        search.within ?? USUAL_WITHIN,
        language,
      ),
    search.frame && t('frame'),
    ...CHIP_FACETS.flatMap((facet) => search[facet.param].map((value) => facetLabel(facet, value, language))),
    ...search.not.map((value) => {
      const chip = findChip(value);
      return t('not', { what: chip ? facetLabel(chip.facet, chip.value, language) : value });
    }),
  ].filter(Boolean);
  const query = searchQuery(search);
  const press = { action: '/api/alert-acts', token } as const;
  return (
    <TextPage
      title={t(isConfirmed ? 'on' : 'heading')}
      lead={isConfirmed ? t('onText', { date: factDay(endsAt, language) }) : t('lead')}
    >
      <Outcome title={url.searchParams.get('did') === 'confirmed' ? t('confirmed') : undefined} />
      {(asked.length > 0 || query === '') && (
        <p>
          {t('search')} <strong>{asked.join(', ') || t('everybody')}</strong>
        </p>
      )}
      <div className="button-row">
        <PressForm
          {...press}
          press={['act', 'confirm']}
          label={t(isConfirmed ? 'longer' : 'confirm')}
          {...(isConfirmed && { variant: 'secondary' as const })}
        />
        <PressForm {...press} press={['act', 'end']} label={t('end')} variant="secondary" />
      </div>
      <p>
        <Link to={`${paths.search()}?${query}`}>{t('see')}</Link>
      </p>
    </TextPage>
  );
}
