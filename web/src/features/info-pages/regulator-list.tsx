import { PROVINCES } from '@directory/domain/provinces';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ALL_REGULATORS, REGULATORS } from '../regulators/regulators.ts';
import { InfoExtra } from './info-extra.tsx';

/** Every province and territory with whom to ask about a registration. */
export function RegulatorList() {
  const { t } = useTranslation('info-reviews');
  const language = useLanguage();
  return (
    <InfoExtra title={t('extra')}>
      <dl className="info-list">
        {PROVINCES.map(({ code, name }) => {
          const regulator = REGULATORS[code] ?? ALL_REGULATORS;
          return (
            <div key={code}>
              <dt>{name[language]}</dt>
              <dd>
                <a href={regulator.url}>{regulator.name[language]}</a>
              </dd>
            </div>
          );
        })}
      </dl>
    </InfoExtra>
  );
}
