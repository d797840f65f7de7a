import { isLanguage, type Language, LOCALES } from '@directory/domain/language';
import { type Province, provinceByCode } from '@directory/domain/places/provinces';
import { inLanguage, paths } from '@directory/domain/site/paths';
import { escapeXml } from '@directory/domain/site/sitemap-xml';
import type { Directory } from '@directory/domain/site/directory';
import { createHash } from 'node:crypto';
import type { App } from '../../http/environment.ts';
import type { OpenPeople } from './open-people.ts';
import type { OpenProfile } from './open-profile.ts';

const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:.75rem;font:1rem/1.5 system-ui,sans-serif}\
input,button{font:inherit;box-sizing:border-box;min-height:2.75rem;padding:.5rem .75rem;border:1px solid;border-radius:.5rem}\
input{width:100%;margin:.25rem 0 .5rem}button{background:#0a6468;color:#fff;font-weight:600}ul{padding:0;list-style:none}li{margin:0 0 .75rem}\
p{margin:.5rem 0 0}a{display:inline-block;min-height:1.75rem}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const WORDS = {
  en: {
    label: 'Find a psychologist',
    hint: 'A concern, a name, a language…',
    button: 'Search',
    ours: 'Our psychologists',
    taking: 'takes new clients',
    unspoken: 'from a register, not confirmed by the person',
    none: 'Nobody is listed here now.',
    site: 'Psychologist Directory',
  },
  fr: {
    label: 'Trouver un psychologue',
    hint: 'Un motif, un nom, une langue…',
    button: 'Chercher',
    ours: 'Nos psychologues',
    taking: 'accepte de nouveaux clients',
    unspoken: 'tiré d’un registre, non confirmé par la personne',
    none: 'Personne n’est inscrit ici pour le moment.',
    site: 'Répertoire des psychologues',
  },
} as const;

interface EmbedParts {
  origin: string;
  directory: Pick<Directory, 'profileByName'>;
  people: OpenPeople;
}

/** The box on other sites: /embed.js puts /embed.html into a frame that runs no script, keeps nothing and tells nobody where it stood. */
export function registerEmbed(app: App, { origin, directory, people }: EmbedParts): void {
  /** The id that a profile's path leads to, also after its psychologist has moved. */
  async function idIn(path: string, hasMoved = false): Promise<string> {
    const [, province = '', city = '', , name] = path.split('/');
    if (name === undefined) return city;
    const found = await directory.profileByName(province, city, name);
    if (found && 'movedTo' in found) return hasMoved ? '' : idIn(found.movedTo, true);
    return found?.profile.id ?? '';
  }

  app.use('/embed.js', async (c, next) => {
    await next();
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  app.get('/embed.html', async (c) => {
    const asked = c.req.query('language');
    const language = isLanguage(asked) ? asked : 'en';
    const of = c.req.query('of');
    const ours = of === undefined ? null : await people.ofPractice('sites', await idIn(of));
    const page = frame(
      ours ? list(ours, language) : searchBox(origin, language, provinceByCode(c.req.query('province'))),
      language,
      origin,
    );
    const answer = c.html(page, 200, {
      'Cache-Control': 'public, no-cache',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${origin}; base-uri 'none'; frame-ancestors *`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'no-referrer',
    });
    answer.headers.delete('X-Frame-Options');
    return answer;
  });
}

const frame = (content: string, language: Language, origin: string) => `<!doctype html>
<html lang="${LOCALES[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${WORDS[language].label}</title><style>${STYLE}</style></head><body>
${content}
<p>${link(origin + inLanguage('/', language), WORDS[language].site)}</p></body></html>
`;

const link = (address: string, text: string) =>
  `<a href="${escapeXml(address)}" target="_blank" rel="noopener">${escapeXml(text)}</a>`;
const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;

function searchBox(origin: string, language: Language, province: Province | undefined): string {
  const { label, hint, button } = WORDS[language];
  // Sent as a body: no address names words of danger.
  return `<form method="post" action="${origin}${paths.search()}" target="_blank">
${language === 'fr' ? hidden('lang', 'fr') : ''}${province ? hidden('location', province.code) : ''}
<label for="q">${label}${province ? ` ${province.locative[language]}` : ''}</label>
<input id="q" type="search" name="search" placeholder="${hint}" maxlength="200"><button>${button}</button></form>`;
}

function list(people: readonly OpenProfile[], language: Language): string {
  const { ours, taking, unspoken, none } = WORDS[language];
  const entries = people.map(({ name, credentials, url, is_unspoken, accepting_new_clients: accepting }) => {
    const more = [credentials, accepting && taking, is_unspoken && unspoken].filter(Boolean).join(' – ');
    return `<li>${link(url[language], name)}${more && `, ${escapeXml(more)}`}</li>`;
  });
  return `<h1>${ours}</h1>${entries.length === 0 ? `<p>${none}</p>` : `<ul>${entries.join('')}</ul>`}`;
}
