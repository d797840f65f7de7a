import { insurerVocabulary } from '../../vocabulary/insurers.ts';
import { linesOf, type PhraseGroup } from '../lexicon.ts';
import type { Want } from '../condition.ts';

const wants = (kind: Want['kind'], ...values: string[]): readonly Want[] => [{ kind, values }];

/** A fee in dollars that passes for low: about half of what psychologists' associations recommend. */
const LOW_FEE = 120;

/** Insurers by what visitors call them, beside their names. */
const INSURER_PHRASES: Readonly<Record<string, string>> = {
  'Blue Cross': '(bluecross|croix bleue)',
  'Canada Life': '(great west|gwl)',
  'Green Shield': 'greenshield',
  'Workers’ compensation':
    '(worker s comp|worksafe|work safe|irsst|workplace safety|accident de travail|accident du travail)',
  'Public auto insurance': '(auto insurance|car insurance|assurance auto)',
  'Victims of crime': '(crime victim fund|victim services)',
  'Veterans Affairs Canada':
    '(vac client|vac funded|vac covered|client acc)\n(veterans affairs|osi clinic|osi program)',
  'Non-Insured Health Benefits': '(non insured|status card|first nations health)',
};

/** How sessions take place, when they can begin, what they cost and who pays. */
export const WAYS: readonly PhraseGroup[] = [
  {
    wants: wants('session', 'Online'),
    en: '(text|texting|chat|chatting|messaging) (with|therapy|therapist|counselling|counseling|counsellor|based|session|sessions|instead)\n(online|virtual|virtually|video|video call|video calls|videocall|zoom|microsoft teams|facetime|skype|telehealth|tele health|telepsychology|teletherapy|telemedicine|e therapy|etherapy|remote|remotely|webcam|from home|over the internet|by video|on video|google meet|by zoom|over zoom|on zoom|video chat|from my couch|from anywhere|on my laptop|on my computer|digital|without leaving (home|the house))\n(can t|cannot|don t|won t) leave (the|my|) house',
    fr: '(par|via) (texto|textos|clavardage|chat|messagerie)\n(en ligne|virtuel|virtuelle|virtuellement|a distance|visio|visioconference|videoconference|video|par video|appel video|zoom|microsoft teams|telepsychologie|teletherapie|telepsy|teleconsultation|telesante|par internet|sur internet|sur zoom|google meet|facetime|a l ecran|par ecran|sur ecran|par ordi|sur mon ordi|par ordinateur|de mon salon|online|depuis chez moi|depuis la maison)\n(consulter|consultation|consultations|parler|rencontre|rencontres|seance|seances|therapie|suivi) de (chez moi|la maison)',
  },
  {
    wants: wants('session', 'In Person'),
    en: '(in person|inperson|in office|in clinic|face to face|f 2 f|irl|in real life|on site|onsite|physical office|in the same room|real office|sit across from)',
    fr: '(en personne|en presentiel|presentiel|en cabinet|au bureau|face a face|sur place|en vrai|en clinique|en presence|de vive voix|dans un vrai bureau)',
  },
  {
    wants: wants('session', 'Phone'),
    en: '(by phone|by telefone|via phone|phone session|phone appointment|phone appointments|phone consult|phone consultation|phone support|phone counsellor|phone counselor|phone counseling|phone therapist|phone visit|phone visits|phone or online|phone sessions|over the phone|on the phone|on the telephone|phone call|phone calls|phone counselling|phone therapy|by telephone|phone only|by fone|(telephone|telefone) (session|sessions|appointment|therapy|therapist|psychologist|counselling|counseling|only)|talk on the phone|voice only|audio only|calls only|call only)',
    fr: '(par telephone|telephonique|telephoniques|au telephone|appel telephonique|par appel|par tel|au tel|par la voix|telephone seulement|(psychologue|psy|therapie|suivi|consultation|seance) telephone|juste par telephone|appel seulement|appels seulement|par appels)',
  },
  {
    // What keeps somebody from the screen suggests the phone.
    wants: wants('session', 'Phone'),
    isInferred: true,
    en: '(landline|no internet|don t have internet|no wifi|bad internet|don t have a computer|no computer)',
    fr: '(pas d internet|pas internet|pas d ordinateur|pas d ordi|internet pourri)',
  },
  {
    wants: wants('session', 'Home Visit'),
    en: '(home visit|home visits|house call|house calls|housecall|at my home|at my house|comes to (me|you|my home|the house)|mobile therapist|come to my (home|house)|comes to the house|come to the house|someone who comes over|comes to us|bedridden|housebound|visits at home|who visits|can t leave home)\n(session|sessions|therapy|therapist|psychologist|counselling|counselor|appointment|appointments|treatment|assessment|see me|see us|see him|see her|visit|come|comes) (at|in) home\n(at|in) home (visit|visits|session|sessions|therapy|therapist|psychologist|counselling|counseling|counsellor|counselor|support|appointment|appointments|assessment|care|service|services|psych)',
    fr: '(a domicile|visite a domicile|visites a domicile|se deplace|vient a la maison|venir a la maison|venir chez moi|qui se deplace|au domicile|visite a la maison|visites a la maison|se deplacer a la maison|peut se deplacer|qui vient chez nous|qui vient chez moi|vienne a la maison|alite|alitee)',
  },
  {
    wants: wants('availability', 'now'),
    en: '(accepting|taking|takes|accepts|open to|welcoming) [new] (clients|patients|people|client|patient|referrals)\n(accepting|taking) new\naccepting\nnew (clients|patients) (welcome|accepted)\n(available (now|immediately)|availability|availabilities|openings|opening|open spots|spots|has space|has room|has spots|space available|takes new|not full|currently accepting|who has room|taking people|still taking|takes new people|new pts|has availability|open spot|accepting pts|taking new)',
    fr: '(accepte|acceptant|prend|prenant|acceptent|prennent) [de|des|] [nouveaux|nouvelles|nouveau] (client|clients|patient|patients|clientes|personnes)\n(disponible|disponibles|disponibilite|disponibilites|dispo|dispos|places disponibles|place disponible|de la place|qui a de la place|prend (des nouveaux|du monde|encore|de nouveaux|encore des clients)|prennent du monde|acceptent du monde|liste ouverte|pas complet|ouvert aux nouveaux clients)',
  },
  {
    wants: wants('availability', 'soon'),
    en: '(no|short|without|little) (wait|waiting|wait list|waitlist|waiting list|wait time|waits)\n(this week|next week|right away|immediately|immediate|as soon as possible|asap|soon|urgent|urgently|quick|quickly|fast|right now|same day|same week|today|tomorrow|emergency appointment|short notice|available now|available today|available soon|first available|soonest|no wait|before (christmas|friday|monday|next week|school starts|september|sept|the holidays)|can t wait|cannot wait|don t want to wait|not on a waitlist|sooner|before it gets worse|in crisis now|within a week|within days|free (this week|next week|today|tomorrow|now|soon|this month|right now)|in the next few days|in a couple days)',
    fr: '(sans|pas de|pas d|courte|peu d|aucune|peu de) (attente|liste d attente|delai|delais|temps d attente)\n(delai|delais|attente|liste) (court|courte|courts|rapide)\n(cette semaine|la semaine prochaine|tout de suite|immediat|immediatement|des que possible|au plus vite|vite|au plus tot|rapidement|rapide|urgent|urgence|urgemment|bientot|prochainement|le plus vite possible|aujourd hui|demain|ca presse|ca urge|c est pressant|le plus tot possible|au plus sacrant|au pc|(avant|d ici) (une semaine|vendredi|lundi|noel|la rentree|septembre|les fetes)|peux pas attendre|tanne d attendre|tannee d attendre|dans les prochains jours|pas dans six mois|sans attendre|sans delai|disponible (maintenant|rapidement|bientot))',
  },
  {
    wants: (most) => wants('price', `<=${most}`),
    en: '(under|below|less than|up to|max|maximum|at most|no more than|around|about|within|cheaper than|lower than|for) $ <amount>\n(under|below|less than|up to|max|maximum|at most|no more than|cheaper than) <amount> [$|dollars|bucks|an hour|per hour|a session|per session|cad]\n<amount> (or less|or under|or lower|max|maximum)\n<amount> ($|dollars|bucks) [or less|max|maximum|a session|per session|an hour|per hour|budget]\n$ <amount> [or less|max|maximum|a session|per session|an hour|per hour|budget]\nbudget [of|is|] [$] <amount>',
    fr: '(moins de|moins que|sous|maximum|max|en bas de|jusqu a|pas plus de|pas plus que|autour de|environ) <amount> [$|dollars|piastres|piasses|l heure|par seance|la seance|de l heure]\n<amount> (ou moins|et moins|max|maximum)\n<amount> ($|dollars|piastres|piasses) [max|maximum|ou moins|la seance|par seance|de l heure|l heure]\n$ <amount>\nbudget [de|est de|] <amount> [$]',
  },
  {
    wants: wants('price', 'sliding'),
    en: '(sliding scale|sliding fee|sliding|reduced fee|reduced fees|reduced rate|reduced rates|income based|geared to income|pay what (you|i|we|they) can|pay what you want|subsidized)',
    fr: '(echelle mobile|echelle de tarif|echelle de tarifs|echelle de prix|tarif social|tarifs sociaux|tarif solidaire|tarif ajuste|tarif adapte|tarif flexible|tarif au revenu|tarif modulable|tarifs modulables|tarif variable|tarif reduit|tarifs reduits|selon (le|mon|les|mes) (revenu|revenus|moyens)|selon revenu|revenu modeste|revenus modestes)',
  },
  {
    wants: wants('price', 'sliding', `<=${LOW_FEE}`),
    en: '(low|lower|lowest|small|reasonable|fair|student|good|best|better) (price|prices|pricing|cost|costs|fee|fees|rate|rates)\n(low cost|lower cost|low fee|low fees|low income|affordable|cheap|cheaper|cheapest|inexpensive|pro bono|free|free therapy|on a budget|not expensive|student rate|student rates|discount|tight budget|poor student|student budget|reasonable price|reasonably priced|reasonable rates|cost less|not too expensive|low price|free of charge|no cost)',
    fr: '(petit|petits|bas|meilleur|meilleurs|bon|bons|juste) (prix|tarif|tarifs|cout|couts)\n(petit budget|bon marche|a bon marche|meilleur marche|prix etudiant|faible revenu|bas prix|pas cher|pas chere|pas trop cher|moins cher|abordable|abordables|gratuit|gratuite|gratuitement|economique|a rabais|tarif etudiant|aide sociale|prix modique|a prix modique|contribution volontaire|budget serre|serre dans mon budget|pas trop dispendieux|moins dispendieux|pas dispendieux|prix raisonnable|prix abordable|bas prix|cout moindre|petite bourse)',
  },
  {
    // What somebody lives on suggests what they can pay.
    wants: wants('price', 'sliding', `<=${LOW_FEE}`),
    isInferred: true,
    en: '(on (ei|cpp|aish|pension|social assistance|welfare|disability|odsp)|fixed income|pension only|benefits ran out|lost [my] benefits|uninsured|out of pocket|(no|without|don t have) (insurance|benefits|coverage|money|cash)|broke|too poor|i m poor|we re poor|(can t|cannot) (afford|pay)|money is tight|little money|not rich|minimum wage|(so|too|damn|really) expensive)',
    fr: '(sur le bs|sur l aide sociale|bien etre social|prestataire|(pas|sans) [d] (assurance|assurances|argent)|pas couvert|pas couverte|pas les moyens|pas riche|pas une cenne|petit salaire|salaire minimum|pas trop de sous|(peu|manque|pas beaucoup) d argent|trop cher|sans le sou)',
  },
  ...insurers(),
  {
    wants: [],
    isSettled: true,
    isPublicPlan: true,
    en: '(ramq|ohip|ahcip|mcp|public health insurance|provincial health plan|health card|medicare) [coverage|covered|plan]',
    fr: '[couvert par|paye par|rembourse par|avec] [la|le] (ramq|regime public|carte soleil|carte d assurance maladie|assurance maladie)',
  },
];

/** Any of them: who says `direct billing` or `insurance` means some insurer or other. */
function insurers(): PhraseGroup[] {
  const { terms } = insurerVocabulary;
  return [
    ...terms.map(({ en, fr, aliases = [] }) => ({
      wants: wants('insurer', en),
      en: [en, fr, ...aliases, ...linesOf(INSURER_PHRASES[en] ?? '')]
        .map(
          (name) =>
            `[covered by|paid by|accepts|takes|insured by|insurance|bills|i have] ${name} [insurance|coverage|covered|benefits|plan]`,
        )
        .join('\n'),
      fr: [fr, ...aliases]
        .map(
          (name) =>
            `[couvert par|paye par|defraye par|accepte|assure par|rembourse par|j ai] [la|le|les] ${name} [paye|rembourse|couvre|assurance|assurances]`,
        )
        .join('\n'),
    })),
    {
      wants: wants('insurer', ...terms.map(({ en }) => en)),
      en: '(direct billing|direct bill|bills directly|bill my insurance|insurance|insured|covered by insurance|benefits|coverage)',
      fr: '(facturation directe|assurance|assurances|assureur|couvert par mes assurances|remboursement)',
    },
  ];
}
