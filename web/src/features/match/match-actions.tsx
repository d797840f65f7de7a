import type { Condition } from '@directory/domain/assessments/conditions';
import type { MatchedPsychologist } from '@directory/domain/match/answer';
import { paths } from '@directory/domain/paths';
import { LinkButton } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { phoneHref } from '../profile/contact-links.ts';
import { noteContact } from './match-events.ts';

interface MatchActionsProps {
  psychologist: MatchedPsychologist;
  condition: Condition;
}

/** Ways on from a card. A number or address that the profile does not give has no button; a message always finds its way. */
export function MatchActions({ psychologist, condition }: MatchActionsProps) {
  const { t } = useTranslation('match');
  const { id, name, phone, email } = psychologist;
  const label = (action: 'profile' | 'phone' | 'email' | 'message') => ({
    'aria-label': t('actions.about', { action: t(`actions.${action}`), name }),
    onClick: () => noteContact({ condition, profileId: id, method: action }),
    children: t(`actions.${action}`),
  });
  return (
    <div className="match-actions">
      <LinkButton to={paths.profileById(id)} {...label('profile')} />
      {phone && <a className="button button-secondary" href={phoneHref(phone)} {...label('phone')} />}
      {email && <a className="button button-secondary" href={`mailto:${email}`} {...label('email')} />}
      {(!phone || !email) && (
        <LinkButton variant="secondary" to={paths.contact({ psychologistId: id })} {...label('message')} />
      )}
    </div>
  );
}
