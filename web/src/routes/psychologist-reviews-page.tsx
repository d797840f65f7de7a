import { compareNames } from '@directory/domain/text/fold';
import { PROVINCES } from '@directory/domain/places/provinces';
import { REGISTRARS, REGULATORS } from '@directory/domain/places/regulators';
import { useLanguage } from '../site/contexts.ts';
import { TextBlocks, type TextPartProps } from '../features/text/text-blocks.tsx';
import { InfoExtra } from '../features/text/info-extra.tsx';

export const parts = { regulators: RegulatorList };

/** Every province and territory with who registers psychologists there. */
function RegulatorList({ words, blocks }: TextPartProps) {
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
