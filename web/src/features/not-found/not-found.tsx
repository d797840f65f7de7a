import './not-found.css';
import { paths } from '@directory/domain/site/paths';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const links = [
  { key: 'find', to: paths.search() },
  { key: 'howItWorks', to: paths.howItWorks() },
  { key: 'assessments', to: paths.assessments() },
  { key: 'faq', to: paths.faq() },
  { key: 'blog', to: paths.blog() },
  { key: 'contact', to: paths.contact() },
] as const;

/** Says that nothing is at this address, and where what was looked for may be. The form works without scripts. */
export function NotFound() {
  const { t } = useTranslation(['no-page', 'shell']);
  return (
    <div className="not-found container stack gap-5">
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.text')}</p>
      <form className="measure" role="search" action={paths.search()} method="post">
        <Field label={t('notFound.searchLabel')}>
          {(control) => (
            <div className="field-row">
              <input {...control} name="search" type="search" maxLength={200} autoComplete="off" />
              <Button type="submit">{t('shell:search')}</Button>
            </div>
          )}
        </Field>
      </form>
      <h2 className="text-xl">{t('notFound.elsewhere')}</h2>
      <ul className="link-row not-found-links">
        {links.map(({ key, to }) => (
          <li key={key}>
            <Link to={to}>{t(`shell:nav.${key}`)}</Link>
          </li>
        ))}
        <li>
          <Link to={paths.home()}>{t('shell:breadcrumbs.home')}</Link>
        </li>
      </ul>
    </div>
  );
}
