import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageDialog } from '../../ui/dialog/page-dialog.tsx';
import { CONTACT_FIELDS, ContactFields, ContactForm } from '../contact-form/contact-form.tsx';
import { SampleNote, UrgentNote } from '../contact-form/message-form.tsx';

/** One message to up to five people of a list, in the order in which they are chosen. It opens over the page. */
export function ListMessage({ people }: { people: readonly PublicProfile[] }) {
  const { t } = useTranslation(['shortlist', 'message-form', 'shell']);
  return (
    <PageDialog id="write" title={t('write.title')} closeLabel={t('shell:close')}>
      <p>{t('write.text')}</p>
      <SampleNote />
      <UrgentNote />
      <ContactForm
        psychologist={null}
        kind="shortlist"
        names={CONTACT_FIELDS}
        people={people}
        failedToast={() => t('message-form:failed')}
      >
        {(field) => <ContactFields field={field} hint={t('write.hint')} />}
      </ContactForm>
    </PageDialog>
  );
}
