import { isLanguage, type Language, LOCALES } from '@directory/domain/language';
import { provinceByCode } from '@directory/domain/places/provinces';
import { inLanguage, paths } from '@directory/domain/site/paths';
import type { Directory } from '@directory/domain/site/directory';
import { html, raw } from 'hono/html';
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
    none: 'Nobody is listed here now.',
    site: 'Psychologist Directory',
  },
  fr: {
    label: 'Trouver un psychologue',
    hint: 'Un motif, un nom, une langue…',
    button: 'Chercher',
    ours: 'Nos psychologues',
    taking: 'accepte de nouveaux clients',
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
  /** The id that a profile's path leads to. */
  async function idIn(path: string): Promise<string> {
    const [, province = '', city = '', , name] = path.split('/');
    if (name === undefined) return city;
    const found = await directory.profileByName(province, city, name);
    return found && 'profile' in found ? found.profile.id : '';
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
      ours ? list(ours, language) : searchBox(origin, language, c.req.query('province')),
      language,
      origin,
    );
    const answer = await c.html(page, 200, {
      'Cache-Control': 'public, no-cache',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${origin}; base-uri 'none'; frame-ancestors *`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Referrer-Policy': 'no-referrer',
    });
    answer.headers.delete('X-Frame-Options');
    return answer;
  });
}

type Markup = ReturnType<typeof html>;

const frame = (content: Markup, language: Language, origin: string) =>
  html`<!doctype html>
    <html lang="${LOCALES[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${WORDS[language].label}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        ${content}
        <p>
          <a href="${origin}${inLanguage('/', language)}" target="_blank" rel="noopener"
            >${WORDS[language].site}</a
          >
        </p>
      </body>
    </html>`;

function searchBox(origin: string, language: Language, province: string | undefined): Markup {
  const { label, hint, button } = WORDS[language];
  const known = provinceByCode(province ?? null);
  return html`<form action="${origin}${paths.search()}" target="_blank">
    ${language === 'fr' ? html`<input type="hidden" name="lang" value="fr" />` : ''}
    ${known ? html`<input type="hidden" name="location" value="${known.code}" />` : ''}
    <label for="q">${label}${known ? ` ${known.locative[language]}` : ''}</label>
    <input id="q" type="search" name="search" placeholder="${hint}" maxlength="200" /><button>
      ${button}
    </button>
  </form>`;
}

function list(people: readonly OpenProfile[], language: Language): Markup {
  const { ours, taking, none } = WORDS[language];
  const entry = ({ name, credentials, url, accepting_new_clients: accepting }: OpenProfile) =>
    html`<li>
      <a href="${url[language]}" target="_blank" rel="noopener">${name}</a
      >${credentials ? `, ${credentials}` : ''}${accepting ? ` – ${taking}` : ''}
    </li>`;
  return html`<h1>${ours}</h1>
    ${
      people.length === 0
        ? html`<p>${none}</p>`
        : html`<ul>
            ${people.map(entry)}
          </ul>`
    }`;
}
