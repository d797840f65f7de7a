import { compareNames } from '@directory/domain/fold';
import { PROVINCES } from '@directory/domain/provinces';
import { REGISTRARS, REGULATORS } from '@directory/domain/regulators';
import { useLanguage } from '../../site/contexts.ts';
import { TextBlocks, type TextPartProps } from '../text/text-blocks.tsx';
import { InfoExtra } from './info-extra.tsx';

/** Every province and territory with who registers psychologists there. */
export function RegulatorList({ words, blocks }: TextPartProps) {
  const language = useLanguage();
  return (
    <InfoExtra title={words}>
      <TextBlocks blocks={blocks} />
      <dl className="info-list">
        {[...PROVINCES]
          .sort((a, b) => compareNames(a.name[language], b.name[language]))
          .map(({ code, name }) => {
            const registrar = REGULATORS[code] ?? REGISTRARS[code];
            return (
              registrar && (
                <div key={code}>
                  <dt>{name[language]}</dt>
                  <dd>
                    {registrar.url === null ? (
                      registrar.name[language]
                    ) : (
                      <a href={registrar.url}>{registrar.name[language]}</a>
                    )}
                  </dd>
                </div>
              )
            );
          })}
      </dl>
    </InfoExtra>
  );
}
