import type { Province } from '@directory/domain/provinces';
import { useLanguage } from '../../site/contexts.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LandingSection } from '../landing/landing-section.tsx';
import { ALL_REGULATORS, REGULATORS } from './regulators.ts';

/** Where a visitor can check a registration in this province or territory. */
export function RegulatorNote({ province }: { province: Province }) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const own = REGULATORS[province.code];
  const regulator = own ?? ALL_REGULATORS;
  const where = province.locative[language];
  return (
    <LandingSection id="regulator" title={t('regulator.title', { where })}>
      <p className="landing-text">
        <RichText
          text={t(own ? 'regulator.own' : 'regulator.all', { where, name: regulator.name[language] })}
          parts={{ link: (name) => <a href={regulator.url}>{name}</a> }}
        />
      </p>
    </LandingSection>
  );
}
