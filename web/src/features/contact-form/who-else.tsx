import { MOST_ASKED } from '@directory/domain/inquiries/inquiry';
import type { FoundPerson } from '@directory/domain/profile/found-person';
import { useTranslation } from '../../i18n/use-translation.ts';

interface WhoElseProps {
  /** Of whom is written to first. */
  name: string;
  people: readonly FoundPerson[];
  /** In the order in which they were ticked: so they are asked. */
  others: readonly string[];
  choose: (others: readonly string[]) => void;
}

/** Who may be asked next where nobody answers. Nobody is, unless ticked. */
export function WhoElse({ name: first, people, others, choose }: WhoElseProps) {
  const { t } = useTranslation('message-form');
  if (people.length === 0) return null;
  const toggle = (id: string) =>
    choose(others.includes(id) ? others.filter((other) => other !== id) : [...others, id]);
  return (
    <fieldset className="who-else">
      <legend className="field-label">{t('whoElse.title')}</legend>
      <p className="field-hint">{t('whoElse.text', { name: first })}</p>
      {people.slice(0, MOST_ASKED - 1).map(({ id, name, city }) => {
        const place = others.indexOf(id) + 1;
        return (
          <label className="check" key={id}>
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
