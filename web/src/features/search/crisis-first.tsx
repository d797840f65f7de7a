import '../crisis/crisis.css';
import { useId } from 'react';
import { DANGER_KINDS, type DangerKind } from '@directory/domain/crisis-lines/danger';
import { paths } from '@directory/domain/site/paths';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { CrisisLineList } from '../crisis/crisis-lines.tsx';
import { useDangerWords } from '../crisis/known-province.ts';
import { SafetyPlanLink } from '../crisis/crisis-notice.tsx';
import { ExitAlone } from '../quick-exit/exit-alone.tsx';
import { strings as crisisEn } from '../../i18n/en/crisis.ts';
import { strings as dangerEn } from '../../i18n/en/danger.ts';
import { strings as crisisFr } from '../../i18n/fr/crisis.ts';
import { strings as dangerFr } from '../../i18n/fr/danger.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/link.tsx';

const STRINGS = {
  crisis: { en: crisisEn, fr: crisisFr },
  danger: { en: dangerEn, fr: dangerFr },
};

interface CrisisFirstProps {
  /** At least one, what is most urgent first: it gives the title. */
  kinds: readonly DangerKind[];
  /** Where psychologists are looked for. */
  province: ProvinceCode | null;
}

/**
 * What a search for words of danger shows first: lines of their kind, pages that help, and the quick exit. It is fetched when it is
 * needed, and brings its strings along: few searches are such.
 */
export function CrisisFirst({ kinds, province }: CrisisFirstProps) {
  useTranslation('search').i18n.bring(STRINGS);
  const { t } = useTranslation(['danger', 'crisis']);
  const words = useDangerWords(province);
  const titleId = useId();
  const [kind = 'suicide'] = kinds;
  return (
    <section className="crisis-panel" aria-labelledby={titleId}>
      <ExitAlone />
      <h2 className="crisis-panel-title text-lg" id={titleId}>
        {t(`${kind}.title`)}
      </h2>
      <p>{t(`${kind}.text`)}</p>
      <CrisisLineList province={province} kinds={kinds}>
        <p>{t(`${kind}.more`)}</p>
      </CrisisLineList>
      <nav aria-label={t('pages.label')}>
        <ul className="crisis-pages">
          {[
            // The part's number: its address goes into the browser's history.
            { to: `${paths.tonight()}#part-${DANGER_KINDS.indexOf(kind) + 1}`, label: t('pages.tonight') },
            { to: paths.howToTalk(), label: t('pages.talk') },
            { to: paths.walkInHelp(), label: t('pages.walkIn') },
          ].map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {kinds.includes('suicide') && (
        <>
          <p>{t(`crisis:hurt.${words}`)}</p>
          <SafetyPlanLink />
        </>
      )}
      <p>{t('private')}</p>
    </section>
  );
}
