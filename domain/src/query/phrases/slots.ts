import { anyWord, numberBetween } from '../lexicon.ts';
import type { Fill } from '../phrase-tree.ts';
import type { Word } from '../words.ts';

/** Words that may stand inside any phrase: `i (really|just) can't (even) sleep`. */
export const PASSED_OVER = `
  really so very just even always still also too totally completely quite pretty kind of sort literally actually fucking damn
  the a an my our his her their your this that some any to is am are was been being have has had be
  constantly suddenly lately recently already now again basically seriously honestly ever almost nearly maybe probably kinda sorta legit lowkey super badly
  ne n y en vraiment constamment souvent franchement presque maintenant desormais deja pratiquement carrement litteralement soudainement
  tres vraiment tellement toujours encore trop si bien plus assez completement un peu juste meme aussi
  le la les l un une des du de d mon ma mes ton ta tes son sa ses notre nos leur leurs ce cette cet est suis sont a ai ont etre
`;

const NUMBER_WORDS = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  ...{
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
  },
  ...{
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
  },
  ...{
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    trente: 30,
  },
  ...{ quarante: 40, cinquante: 50, soixante: 60, hundred: 100, cent: 100 },
};

/** Words of French that no English sentence has. */
const FRENCH_WORDS = new Set(
  'le les un une des de du mon ma mes je il elle est et que qui pour dans avec depuis sa ses'.split(' '),
);

/** `son`, unless the sentence is French, where it is his or her. */
function sonInEnglish(words: readonly Word[], start: number): Fill[] {
  const isSon = words[start]?.form === 'son' && !words[start].quoted;
  return isSon && !words.some(({ folded }) => FRENCH_WORDS.has(folded)) ? [{ end: start + 1 }] : [];
}

/** What fills the slots of the phrase files: phrases, one a line, in both languages, or a rule. */
export const SLOTS = {
  age: numberBetween(1, 110, NUMBER_WORDS),
  amount: numberBetween(20, 500, NUMBER_WORDS),
  number: numberBetween(1, 1000, NUMBER_WORDS),
  son: sonInEnglish,
  thing:
    anyWord(`i you he she it we they me him us them and or but for in at with about from on who when which
    je tu il elle on nous vous ils elles me te se et ou mais pour en dans avec chez par sur qui quand que therapist psychologist psychologue`),
  relative: `
    (mom|mother|mum|mommy|mama|ma|dad|father|daddy|papa|parent|parents|folks)
    (brother|sister|bro|sis|sibling|twin|cousin|aunt|auntie|uncle|niece|nephew)
    (grandma|grandmother|granny|nana|nan|grandpa|grandfather|gramps|grandparent|baba|oma|opa|kokum|mushum|nonna|nonno)
    (son|daughter|child|kid|baby|boy|girl|infant|newborn|toddler|teen|teenager)
    (step|half|foster) (mom|mother|dad|father|brother|sister|son|daughter|parent)
    (stepmom|stepmother|stepdad|stepfather|stepson|stepdaughter)
    (mother|father|brother|sister|son|daughter) in law
    (maman|mere|papa|pere|parent|parents)
    (frere|soeur|jumeau|jumelle|cousin|cousine|tante|oncle|mononcle|matante|niece|neveu)
    (grand mere|grand pere|grand maman|grand papa|mamie|papi|papy|meme|pepe|memere|pepere|grands parents)
    (fils|fille|enfant|bebe|gars|garcon|fillette|ado|fiston|nourrisson)
    (beau|belle) (pere|mere|frere|soeur|fils|fille)
    (famille|family member|loved one|someone close|etre cher|proche|family)
  `,
  partner: `
    (husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|hubby|ex|ex husband|ex wife|lover|significant other|better half|hubby|missus|old man|dh|spouse)
    (mari|homme|femme|epoux|epouse|conjoint|conjointe|chum|blonde|copain|copine|ex|ex mari|ex femme|ex conjoint|partenaire|fiance|amoureux|amoureuse)
  `,
  friend: `
    [best] (friend|buddy|pal|bestie|bff|roommate|coworker|co worker|colleague|neighbour|neighbor|classmate)
    [meilleur|meilleure] (ami|amie|copain|copine|coloc|collegue|voisin|voisine|camarade)
  `,
  pet: `
    (dog|cat|pet|puppy|kitten|horse|bird|hamster|rabbit|bunny|guinea pig|doggo|fur baby)
    (chien|chienne|chat|chatte|chaton|chiot|animal|animaux|cheval|oiseau|lapin|minou|pitou|toutou)
  `,
  child: [
    {
      // Of a son or a daughter nobody knows the age.
      about: [{ kind: 'group', values: ['Children', 'Adolescents'] }],
      phrases: `
        (son|daughter|boy|girl|stepson|stepdaughter|grandson|granddaughter|nephew|niece|young one|kid|child|children|kids)
        (fils|fille|garcon|gars|fiston|petit fils|petite fille|enfant|enfants|neveu|niece|jeune|jeunes)
      `,
    },
    {
      about: [{ kind: 'group', values: ['Children'] }],
      phrases: `
        (baby|toddler|infant|preschooler|little one|kiddo|little boy|little girl|first grader|kindergartner)
        (bebe|fillette|petit garcon|petit|petite|tout petit|ti gars|bout de chou|bambin)
      `,
    },
    {
      about: [{ kind: 'group', values: ['Adolescents'] }],
      phrases: `
        (teen|teenager|adolescent|teenage son|teenage daughter|teen boy|teen girl|teenage boy|teenage girl|teen son|teen daughter)
        (ado|adolescent|adolescente|grand fils|grande fille|fils adolescent|fille adolescente|jeune adolescent)
      `,
    },
  ],
} as const;
