import { columnOf, EDITABLE_COLUMNS } from '@directory/domain/profile/columns';
import { paths } from '@directory/domain/site/paths';
import { PLANS } from '@directory/domain/site/plans';
import { Link } from '../../../ui/link.tsx';
import { dollars } from '../../../i18n/whole-number.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useColumnWords } from './use-column-words.ts';

/** The premium part on a free account: what there would be, which plan it belongs to, and what it costs. */
export function LockedPremiumPart() {
  const { t, language } = useTranslation('dashboard');
  const words = useColumnWords();
  return (
    <div className="panel stack gap-3 start">
      <p className="muted small">{t('locked.label')}</p>
      <p>
        {t('locked.text', {
          monthly: dollars(PLANS.monthly.priceCad, language),
          annual: dollars(PLANS.annual.priceCad, language),
        })}
      </p>
      <p>{t('locked.items')}</p>
      <ul className="locked">
        {EDITABLE_COLUMNS.filter((name) => columnOf(name).premium).map((name) => (
          <li className="row gap-2" key={name}>
            <LockIcon />
            {words.label(name)}
          </li>
        ))}
      </ul>
      <Link className="button button-secondary" to={paths.join()}>
        {t('locked.link')}
      </Link>
    </div>
  );
}

function LockIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3.5 7h9v7h-9z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
