import { PROFILE_FIELDS } from '@directory/domain/profile/fields';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AnswerGroup } from './form-parts.tsx';
import { ListEditor } from './list-editor.tsx';
import { TextField, useFormFields, type FormPartProps } from './text-field.tsx';

/** Where the member sees people: in their own row, which a shared practice only fills in for. */
export function PlacePart(part: FormPartProps) {
  const { t } = useTranslation('dashboard');
  const field = useFormFields(part);
  return (
    <>
      <TextField {...field('address')} hint={t('hints.address')} autoComplete="address-line1" />
      <div className="dashboard-pair">
        <TextField {...field('city')} required hint={t('hints.city')} autoComplete="address-level2" />
        <TextField {...field('postalCode')} autoComplete="postal-code" />
      </div>
    </>
  );
}

/** What a session costs, and who pays it. */
export function FeesPart(part: FormPartProps) {
  const { t } = useTranslation('dashboard');
  const field = useFormFields(part);
  return (
    <>
      <div className="dashboard-pair">
        <TextField {...field('individualFee')} hint={t('hints.fee')} inputMode="decimal" />
        <TextField {...field('coupleFee')} hint={t('hints.fee')} inputMode="decimal" />
      </div>
      <AnswerGroup {...field('slidingScale')} />
      <ListEditor {...field('paymentMethods')} vocabulary={PROFILE_FIELDS.paymentMethods.vocabulary} />
      <ListEditor
        {...field('insurers')}
        hint={t('hints.insurers')}
        vocabulary={PROFILE_FIELDS.insurers.vocabulary}
      />
    </>
  );
}
