import { useState } from 'react';
import { LANGUAGES } from '@directory/domain/language';
import { PROVINCES } from '@directory/domain/places/provinces';
import { inLanguage, paths } from '@directory/domain/site/paths';
import { useSite } from '../site/contexts.ts';
import { SelectField, TextField } from '../ui/form/fields.tsx';
import type { TextPageModule } from '../features/text/text-page.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

const LICENCE = 'https://opendatacommons.org/licenses/by/1-0/';

export const parts = { builder: Builder };

export const structuredData: TextPageModule['structuredData'] = ({ t, site: { origin }, language }) => [
  {
    '@type': 'Dataset',
    name: t('data:dataset.name'),
    description: t('data:dataset.description'),
    url: origin + inLanguage(paths.data(), language),
    license: LICENCE,
    // People change it all day, and its accuracy is counted every night.
    dateModified: new Date().toISOString().slice(0, 10),
    isAccessibleForFree: true,
    inLanguage: LANGUAGES,
    spatialCoverage: 'Canada',
    creator: { '@type': 'Organization', name: t('shell:siteName'), url: `${origin}/` },
    distribution: [
      ['application/json', '/api/v1/openapi.json'],
      ['application/fhir+ndjson', '/api/fhir/$bulk-publish'],
      ['application/atom+xml', paths.changesFeed(language)],
      ['text/csv', '/api/accuracy.csv'],
    ].map(([encodingFormat = '', path = '']) => ({
      ...{ '@type': 'DataDownload', encodingFormat, contentUrl: origin + path },
    })),
  },
];

/** Writes the line that puts the box on another site. */
function Builder() {
  const { t, language } = useTranslation('data');
  const { origin } = useSite();
  const [{ province, reader, person }, setChosen] = useState({ province: '', reader: '', person: '' });
  const set = (name: string) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setChosen((chosen) => ({ ...chosen, [name]: value }));
  };
  const of = URL.canParse(person) ? new URL(person).pathname : '';
  const data = Object.entries({ province: of ? '' : province, language: reader || language, of });
  const attributes = data.map(([name, value]) => (value ? ` data-${name}="${value}"` : '')).join('');
  return (
    <div className="stack gap-4">
      <SelectField
        label={t('province')}
        none={t('everywhere')}
        options={PROVINCES.map(({ code, name }) => [code, name[language]] as const)}
        onChange={set('province')}
      />
      <SelectField
        label={t('language')}
        none={t(`languages.${language}`)}
        options={LANGUAGES.filter((each) => each !== language).map(
          (each) => [each, t(`languages.${each}`)] as const,
        )}
        onChange={set('reader')}
      />
      <TextField type="url" label={t('person')} hint={t('personHint')} onChange={set('person')} />
      <output className="panel">
        <code>{`<script src="${origin}/embed.js"${attributes} async></script>`}</code>
      </output>
    </div>
  );
}
