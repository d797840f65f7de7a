import { useState, type ReactNode } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { registeredTitle } from '@directory/domain/profile/title';
import { useLanguage } from '../../site/contexts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type ComparedFact, useComparedFacts } from './compared-facts.tsx';

export interface ComparedPeopleProps {
  people: readonly PublicProfile[];
  /** Rows for what is the visitor's own, below what the profiles say. */
  own?: readonly ComparedFact[];
  /** What can be done with somebody, below the name. */
  action?: (profile: PublicProfile) => ReactNode;
}

/** Rows that are shown when they are asked for: people are chosen by the others. */
const FOLDED: readonly string[] = ['accessibility', 'therapy_types', 'assessments', 'online', 'phone'];

/**
 * People side by side. The table moves sideways under the names of its rows where they do not fit: on a phone two stand there at a time. What
 * nobody gives takes no row.
 */
export function ComparedPeople({ people, own = [], action }: ComparedPeopleProps) {
  const { t } = useTranslation('shortlist');
  const [isWhole, setIsWhole] = useState(false);
  const all = useComparedFacts().map(({ of, ...fact }) => ({ ...fact, values: people.map(of) }));
  const said = all.filter(({ values }) => values.some(Boolean));
  const unsaid = all.filter((fact) => !said.includes(fact));
  const rows = [...said, ...own.map(({ of, ...fact }) => ({ ...fact, values: people.map(of) }))];
  return (
    <>
      {/* Whoever has no pointer moves it by the keyboard. */}
      <div
        className={isWhole ? 'compared' : 'compared is-folded'}
        role="region"
        aria-label={t('table.caption')}
        tabIndex={0}
      >
        <table className="compared-table">
          <thead>
            <tr>
              <td />
              {people.map((profile) => (
                <th scope="col" key={profile.id}>
                  <Head profile={profile} />
                  {action?.(profile)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, values }) => (
              <tr key={key} className={FOLDED.includes(key) ? 'compared-more' : `is-${key}`}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={people[index]?.id}>
                    {/* An empty cell could be a mistake. */}
                    {value || <span className="muted">{t('table.unknown')}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button
        variant="secondary"
        className="compared-unfold needs-scripts no-print"
        aria-pressed={isWhole}
        onClick={() => setIsWhole(!isWhole)}
      >
        {t('table.all')}
      </Button>
      {unsaid.length > 0 && (
        <p className="muted small">
          {t('table.nobody', { list: unsaid.map(({ label }) => label).join('; ') })}
        </p>
      )}
    </>
  );
}

function Head({ profile }: { profile: PublicProfile }) {
  const language = useLanguage();
  return (
    <>
      <Avatar name={profile.name} photoUrl={profile.photo_url} size={64} eager />
      <p className="compared-name">
        <Link to={profile.path}>{profile.name}</Link>
      </p>
      <p className="muted small">{profile.credentials ?? registeredTitle(profile.gender, language)}</p>
    </>
  );
}
