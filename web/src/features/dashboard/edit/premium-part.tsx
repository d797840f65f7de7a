import { LOCALES, type Language } from '@directory/domain/language';
import { paths } from '@directory/domain/site/paths';
import { PLANS } from '@directory/domain/site/plans';
import { PREMIUM_FIELD_NAMES, PROFILE_FIELDS, SOCIAL_NETWORKS } from '@directory/domain/profile/fields';
import { useLanguage } from '../../../site/contexts.ts';
import { Link } from '../../../ui/link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormFields, type FormPartProps, TextAreaField, TextField } from './text-field.tsx';

export function PremiumPart(part: FormPartProps) {
  const { t } = useTranslation('dashboard');
  const { form, errors, change } = part;
  const field = useFormFields(part);
  const second: Language = form.bioLanguage === 'en' ? 'fr' : 'en';
  return (
    <>
      <TextField {...field('bookingUrl')} hint={t('hints.bookingUrl')} type="url" />
      <fieldset className="dashboard-fieldset">
        <legend className="field-label">{t('fields.socialLinks')}</legend>
        <div className="social-links">
          {SOCIAL_NETWORKS.map((network) => (
            <TextField
              key={network}
              name={`socialLinks.${network}`}
              label={t(`networks.${network}`)}
              type="url"
              value={form.socialLinks[network]}
              error={errors[`socialLinks.${network}`]}
              onChange={(value) => change('socialLinks', { ...form.socialLinks, [network]: value })}
            />
          ))}
        </div>
      </fieldset>
      <TextAreaField
        {...field('secondBio')}
        label={t(`secondBio.${second}`)}
        limit={PROFILE_FIELDS.secondBio.limit}
        lang={LOCALES[second]}
      />
    </>
  );
}

/** The same on a free account: what there would be, which plan it belongs to, and what it costs. */
export function LockedPremiumPart() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const money = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return (
    <div className="locked">
      <p className="tag tag-premium">{t('locked.label')}</p>
      <p>
        {t('locked.text', {
          monthly: money.format(PLANS.monthly.priceCad),
          annual: money.format(PLANS.annual.priceCad),
        })}
      </p>
      <p>{t('locked.items')}</p>
      <ul className="locked-list">
        {PREMIUM_FIELD_NAMES.map((field) => (
          <li key={field}>
            <LockIcon />
            {t(`fields.${field}`)}
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
    <svg className="locked-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
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
