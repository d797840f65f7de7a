import { MOST_ASKED } from '@directory/domain/inquiries/inquiry';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useQuery } from '../../site/use-query.ts';
import { similarQuery } from '../profile/similar-query.ts';

interface WhoElseProps {
  profile: PublicProfile;
  /** In the order in which they were ticked: so they are asked. */
  others: readonly string[];
  choose: (others: readonly string[]) => void;
}

/** Who may be asked next where nobody answers: psychologists near by with whom this one shares a specialty. Nobody is, unless ticked. */
export function WhoElse({ profile, others, choose }: WhoElseProps) {
  const { t } = useTranslation('message-form');
  const { data: similar = [] } = useQuery(similarQuery(profile));
  if (similar.length === 0) return null;
  const toggle = (id: string) =>
    choose(others.includes(id) ? others.filter((other) => other !== id) : [...others, id]);
  return (
    <fieldset className="who-else">
      <legend className="field-label">{t('whoElse.title')}</legend>
      <p className="field-hint">{t('whoElse.text', { name: profile.name })}</p>
      {similar.slice(0, MOST_ASKED - 1).map(({ id, name, city }) => {
        const place = others.indexOf(id) + 1;
        return (
          <label key={id}>
            <input type="checkbox" checked={place > 0} onChange={() => toggle(id)} />
            <span>
              {place > 0 && others.length > 1 && `${place}. `}
              {[name, city].filter(Boolean).join(', ')}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
