import type { PhraseGroup } from '../lexicon.ts';

/** What is said before something that is not wanted, or behind it; see `exclusionsIn`. */
export const EXCLUSIONS: readonly PhraseGroup[] = [
  {
    wants: [],
    excludes: 'surely',
    en: `
      (no|without|except|excluding|excluded|besides|other than|but not|no more|instead of|rather than|avoid|avoiding|none of|never)
      (anything|anyone|anybody|everything|everyone|anywhere|everywhere|all|any|nothing) (but|except)
      (anywhere|everywhere|somewhere|anyone|anybody|anything|someone|something) else (than|but|except)
      (anywhere|everywhere) in <thing> but
      not (a|an|any|in|at|near|from|with|by|around|close to|anywhere near)
      (don t|do not|doesn t|does not|can t|cannot|won t|not) (want|do|like|use|need|looking for|interested in)
      (won t|wont|will not|wouldn t|refuse to|rather not|don t want to|can t|cannot) (see|talk to|speak to|speak with|work with|have|be with|open up to|deal with|do|come to|go to|go|sit in|lie on)
      (uncomfortable|(not|n t|wouldn t be|isn t|don t feel) comfortable) (with|around|talking to|seeing)
      (would rather|i d rather) (not|avoid) [do|doing|have|see|lie on|going|go]
    `,
    fr: `
      (sans|sauf|excepte|hormis|hors|autre que|autres que|autre chose que|autre chose qu|autrement que|plutot que|plutot qu|au lieu de|au lieu d|aucun|aucune|ni|a part|jamais|excluant)
      (tout|tous|toutes|n importe qui|n importe quoi|n importe ou|partout) sauf
      (pas|plus|non) (de|d|un|une|en|a|au|dans|chez|par|pour|la|le|les|du|avec)
      (veux|veut|voudrais|aime|cherche|prends|veuille) pas [de|d|un|une|la|le|parler a|voir]
      (quelqu un|quelque chose|quelque part|rien|personne) d autre (que|qu)
      (evite|evitez|eviter|oublie|oubliez) [moi]
      (incapable|mal a l aise|pas a l aise|pas capable) (de|d|avec) [parler a|parler avec|voir|consulter|rencontrer|me confier a]
      refuse (de|d) (voir|parler a|parler avec|consulter|rencontrer)
    `,
  },
  {
    wants: [],
    excludes: 'neither',
    en: `
      (doesn t|don t|does not|do not|needn t|not) (have to|need to|necessarily) [have to] be [in|from|near|at]
      not (necessarily|only|just) (in|from|near|at)
      not necessarily
    `,
    fr: `
      pas (necessairement|forcement|obligatoirement|oblige d etre|obligee d etre|besoin d etre) [a|en|de|dans]
      pas (seulement|juste|que) (a|en|de|dans)
    `,
  },
  {
    wants: [],
    // Near, said the other way round, and times that are no places.
    en: `
      not [too|that|so|very|all that] far from
      outside [of] (work|working|office|business|school|regular) hours
    `,
    fr: `
      pas [trop|si|tellement|tres|bien] loin (de|d|du|des)
      en dehors des heures [de travail|de bureau]
    `,
  },
  {
    wants: [],
    excludes: 'perhaps',
    en: '(not|isn t|aren t|don t|do not|doesn t|does not|nothing|non)',
    fr: '(pas|non)',
  },
  {
    // What people have had enough of in their lives is no wish, unless it is a therapy or a way to meet.
    wants: [],
    excludes: 'ways',
    en: `
      (hate|hated|hating|dislike|despise|refuse|skip|(can t|cannot) stand|done with|sick of|tired of|fed up with|had enough of|enough of|not into|not a fan of|never again|no more|over)
    `,
    fr: `
      (j hais|hais|deteste|refuse|tanne de|tannee de|ecoeure de|ecoeuree de|(soupe|assez|marre|plein mon casque|mon voyage) (de|d)|ras le bol (de|d)|plus jamais|lache|laissez faire)
    `,
  },
  {
    wants: [],
    excludes: 'place',
    en: `
      [just|only|somewhere|anywhere] (outside|beyond) [of]
      (far|farther|further|away|far away|miles away|hours away) from
      nowhere (near|close to)
      away from
      not (around|close to|anywhere near)
    `,
    fr: `
      (ailleurs|autre part) (que|qu) [a|au|dans]
      [juste] (en dehors|au dehors|a l exterieur|exterieur|a l ecart|hors|loin) (de|d|du|des)
      (pas|plus|non) (proche|pres|autour|aux alentours|dans le coin|dans le bout|dans la region|dans les environs) [de|d|du|des]
    `,
  },
  {
    wants: [],
    excludes: 'before',
    en: `
      [just|really] (not|isn t|never) (for me|my thing|an option)
      [really] (didn t|doesn t|never|did not|hasn t) (help|helped|worked|do anything|do it|work for) [me]
      didn t work
      (need not apply|no thanks|no thank you|is out|are out|don t want (it|that|them|one))
    `,
    fr: `
      (tres peu|pas|non) (pour moi|mon truc|ma tasse de the)
      [ne|n] (m a|a|ont|m ont) (pas|rien|jamais) [vraiment] (aide|aidee|marche|fonctionne|donne|change)
      (s abstenir|non merci|j en veux (pas|plus)|n en veux pas)
    `,
  },
];

/** Words that say so much only where they are not wanted: `no men`, but `we are two men`. */
export const EXCLUDED_ONLY: readonly PhraseGroup[] = [
  {
    wants: [{ kind: 'gender', values: ['Male'] }],
    onlyExcluded: true,
    // The French `mal` is spelled as `male` without its inflection.
    en: '(man|men|guy|guys|dude|(a|any) male)',
    fr: '(homme|hommes|gars|monsieur|masculin)',
  },
  {
    wants: [{ kind: 'gender', values: ['Female'] }],
    onlyExcluded: true,
    en: '(woman|women|female|females|lady|ladies)',
    fr: '(femme|femmes|madame|dame)',
  },
  {
    wants: [
      {
        kind: 'therapy',
        values: ['Exposure and Response Prevention', 'Prolonged Exposure', 'Exposure Therapy'],
      },
    ],
    onlyExcluded: true,
    en: 'exposure',
    fr: 'exposition',
  },
  {
    wants: [{ kind: 'therapy', values: ['Acceptance and Commitment Therapy'] }],
    onlyExcluded: true,
    en: 'act',
    fr: '',
  },
  {
    wants: [{ kind: 'session', values: ['In Person'] }],
    onlyExcluded: true,
    en: '[an|the|your] (office|offices|clinic)',
    fr: '(me deplacer|se deplacer|bureau|cabinet)',
  },
  {
    wants: [{ kind: 'session', values: ['Phone'] }],
    onlyExcluded: true,
    en: '[the] (phone|telephone)',
    fr: '[parler au|le] telephone',
  },
  {
    wants: [
      { kind: 'group', values: ['Groups'] },
      { kind: 'therapy', values: ['Group Therapy'] },
    ],
    onlyExcluded: true,
    en: '[a|in a] (group|groups|circle) [setting|sessions|session|stuff]',
    fr: '[en|un|de|rencontre de|rencontres de|seances de] (groupe|groupes)',
  },
];
