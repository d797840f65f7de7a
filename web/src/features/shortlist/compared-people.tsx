import type { ReactNode } from 'react';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { registeredTitle } from '@directory/domain/profile/title';
import { useLanguage } from '../../site/contexts.ts';
import { Avatar } from '../../ui/avatar.tsx';
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

/**
 * People side by side in a table where there is room, and on paper; below each other on phones, with the same facts. Both are in the
 * page, and the style sheet shows one of them: neither waits for a script.
 */
export function ComparedPeople({ people, own = [], action }: ComparedPeopleProps) {
  const facts = useComparedFacts();
  const all = [...facts, ...own];
  return (
    <>
      <ComparedTable people={people} facts={all} action={action} />
      <ul className="compared-cards stack">
        {people.map((profile) => (
          <li className="card compared-card stack" key={profile.id}>
            <Head profile={profile} heading="h2" action={action} />
            <dl className="stack gap-3">
              {all.map(({ key, label, of }) => (
                <div className={`compared-fact is-${key}`} key={key}>
                  <dt>{label}</dt>
                  <dd>
                    <Value>{of(profile)}</Value>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function ComparedTable({
  people,
  facts,
  action,
}: Pick<ComparedPeopleProps, 'people'> & {
  facts: readonly ComparedFact[];
  action: ComparedPeopleProps['action'];
}) {
  const { t } = useTranslation('shortlist');
  return (
    <table className="compared-table">
      <caption className="visually-hidden">{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('table.fact')}</span>
          </th>
          {people.map((profile) => (
            <th scope="col" key={profile.id}>
              <Head profile={profile} heading="p" action={action} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ key, label, of }) => (
          <tr key={key} className={`compared-row is-${key}`}>
            <th scope="row">{label}</th>
            {people.map((profile) => (
              <td key={profile.id}>
                <Value>{of(profile)}</Value>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({
  profile,
  heading: Heading,
  action,
}: {
  profile: PublicProfile;
  heading: 'h2' | 'p';
  action: ComparedPeopleProps['action'];
}) {
  const language = useLanguage();
  return (
    <div className="compared-head row">
      <Avatar name={profile.name} photoUrl={profile.photo_url} size={64} eager />
      <div>
        <Heading className="compared-name">
          <Link to={profile.path}>{profile.name}</Link>
        </Heading>
        <p className="muted">{profile.credentials ?? registeredTitle(profile.gender, language)}</p>
        {action?.(profile)}
      </div>
    </div>
  );
}

/** What nobody has said is said to be so: an empty cell could be a mistake. */
function Value({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shortlist');
  return children || <span className="muted">{t('table.unknown')}</span>;
}
