import { PROVINCES } from '@directory/domain/provinces';
import { ALL_REGULATORS, REGULATORS } from '@directory/domain/regulators';
import { useLanguage } from '../../site/contexts.ts';
import type { TextPartProps } from '../text/text-blocks.tsx';
import { InfoExtra } from './info-extra.tsx';

/** Every province and territory with whom to ask about a registration. */
export function RegulatorList({ words }: TextPartProps) {
  const language = useLanguage();
  return (
    <InfoExtra title={words}>
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
