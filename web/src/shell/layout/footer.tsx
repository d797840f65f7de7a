import './layout.css';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { type ProvinceCode, provinceByCode } from '@directory/domain/places/provinces';
import { paths } from '@directory/domain/site/paths';
import { slugify } from '@directory/domain/text/slug';
import { Link } from '../../ui/link.tsx';
import { useSite, useSupportEmail } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { setReopened, CHOICE_ID } from '../../features/analytics/consent.ts';
import { FirstHelp } from '../../features/crisis/first-help.tsx';
import { useSession } from '../../features/session/use-session.ts';

/** The eight provinces that the footer names, in the footer's order: the directory's own first, as with the cities. */
export const FOOTER_PROVINCES: readonly ProvinceCode[] = ['MB', 'BC', 'ON', 'QC', 'AB', 'SK', 'NS', 'NB'];

/** The eight cities that the footer names. They are listed cities: their pages are always there. */
export const FOOTER_CITIES: readonly { city: string; province: ProvinceCode }[] = [
  { city: 'Winnipeg', province: 'MB' },
  { city: 'Toronto', province: 'ON' },
  { city: 'Montréal', province: 'QC' },
  { city: 'Vancouver', province: 'BC' },
  { city: 'Calgary', province: 'AB' },
  { city: 'Edmonton', province: 'AB' },
  { city: 'Ottawa', province: 'ON' },
  { city: 'Halifax', province: 'NS' },
];

/** The site's footer: the crisis lines first, then where to go, then the small print. */
export function Footer() {
  const { t, language } = useTranslation();
  const site = useSite();
  const email = useSupportEmail();
  const { pathname, search } = useLocation();
  const isAboutNunavut =
    pathname.startsWith(paths.province('nunavut')) || /[?&](province=NU|location=Nunavut)(&|$)/.test(search);
  const isSignedIn = useSession().status === 'signed-in';
  const provinces = FOOTER_PROVINCES.flatMap((code) => provinceByCode(code) ?? []);
  const shareAddress = `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(site.origin)}`;
  return (
    <footer className="footer">
      <div className="container">
        <section className={isAboutNunavut ? 'crisis is-nunavut' : 'crisis'} aria-labelledby="crisis-title">
          <h2 className="crisis-title" id="crisis-title">
            {t('footer.crisisTitle')}
          </h2>
          <FirstHelp province={isAboutNunavut ? 'NU' : null} />
        </section>
        <nav className="footer-columns" aria-label={t('footer.label')}>
          <FooterColumn
            title={t('footer.directory')}
            links={[
              { label: t('nav.find'), to: paths.search() },
              { label: t('footer.places'), to: paths.locationsInfo() },
              { label: t('footer.featured'), to: paths.featured() },
              { label: t('nav.assessments'), to: paths.assessments() },
              ...(isSignedIn ? [] : [{ label: t('nav.join'), to: paths.join() }]),
              { label: t('footer.verification'), to: paths.verification() },
              isSignedIn
                ? { label: t('nav.dashboard'), to: paths.dashboard() }
                : { label: t('nav.login'), to: paths.login() },
            ]}
          />
          <FooterColumn
            title={t('footer.learn')}
            links={[
              { label: t('nav.about'), to: paths.about() },
              { label: t('nav.howItWorks'), to: paths.howItWorks() },
              { label: t('nav.faq'), to: paths.faq() },
              { label: t('nav.blog'), to: paths.blog() },
              { label: t('footer.specialties'), to: paths.specialtiesInfo() },
              { label: t('footer.telehealth'), to: paths.telehealthInfo() },
              { label: t('footer.firstMessage'), to: paths.contactInfo() },
              { label: t('footer.reviews'), to: paths.reviewsInfo() },
              { label: t('footer.accuracy'), to: paths.accuracy() },
              { label: t('nav.contact'), to: paths.contact() },
            ]}
          />
          <FooterColumn
            title={t('footer.provinces')}
            links={provinces.map((province) => ({
              label: province.name[language],
              to: paths.province(province.slug),
            }))}
          />
          <FooterColumn
            title={t('footer.cities')}
            links={FOOTER_CITIES.map(({ city, province }) => ({
              label: city,
              to: paths.city(provinceByCode(province)?.slug ?? '', slugify(city)),
            }))}
          />
        </nav>
        <div className="footer-end">
          {site.sampleData && <strong>{t('footer.sampleData')}</strong>}
          <ul className="link-row footer-small-links">
            <li>
              <a href={`mailto:${email}`}>{t('footer.support')}</a>
            </li>
            <li>
              <a href={site.socialLink?.url ?? shareAddress} rel="noopener">
                {site.socialLink
                  ? t('footer.social', { network: site.socialLink.network })
                  : t('footer.share')}
              </a>
            </li>
            <li>
              <Link to={paths.terms()}>{t('footer.terms')}</Link>
            </li>
            <li>
              <Link to={paths.privacy()}>{t('footer.privacy')}</Link>
            </li>
            <li>
              <Link
                id={CHOICE_ID}
                to={`${paths.privacy()}#analytics`}
                onClick={(event) => {
                  event.preventDefault();
                  setReopened(true);
                }}
              >
                {t('footer.statistics')}
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** Folded on a phone, where the browser can unfold it for wider screens by style alone; elsewhere its heading opens it, too. */
function FooterColumn({ title, links }: { title: string; links: readonly { label: string; to: string }[] }) {
  const titleId = useId();
  return (
    <details className="footer-column disclosure">
      <summary>{title}</summary>
      <h2 className="footer-title" id={titleId}>
        {title}
      </h2>
      <ul className="footer-links" aria-labelledby={titleId}>
        {links.map((link) => (
          <li key={link.to} className={link.to === paths.join() ? 'footer-join' : undefined}>
            <Link className="footer-link" to={link.to}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
