import type { PhraseGroup } from '../lexicon.ts';
import type { Want } from '../condition.ts';

const wants = (kind: Want['kind'], ...values: string[]): readonly Want[] => [{ kind, values }];

/** Words that most sentences have say it only together with a word for whom everybody here is. */
const GENDERS: readonly PhraseGroup[] = [
  {
    wants: wants('gender', 'Female'),
    en: `
      (female|woman|women)
      (female|woman|women|lady|girl) (therapist|psychologist|counsellor|counselor|doctor|psych|shrink|provider|only|please|preferred)
      (therapist|psychologist|counsellor|counselor|psych) (female|woman|lady)
      a female
      (see|to|by|be|is) a (woman|lady)
      (prefer|want|need|like) [a] (woman|female|lady)
      she her
    `,
    fr: `
      (femme|femmes|feminin|feminine|dame|fille) (psychologue|psy|therapeute)
      (une|psychologue|psy|therapeute) (femme|dame|feminine)
      psychologue qui est une femme
      (psy|psychologue|therapeute) (fame|fam|femne)
      therapeute feminine
      (madame|dame) (psy|psychologue|therapeute)
      (psychologue|psy|therapeute) (fille|dame|madame)
      (je prefere|preferablement|preference pour) [une] femme
    `,
  },
  {
    wants: wants('gender', 'Male'),
    en: `
      (male|man|guy|gentleman|dude) (therapist|psychologist|counsellor|counselor|doctor|psych|shrink|provider|only|please|preferred)
      (therapist|psychologist|counsellor|counselor|psych) (male|man)
      a male
      (see|to|by|be|is) a (man|guy)
      (prefer|want|need|like) [a] (man|male|guy)
    `,
    fr: `
      (homme|masculin|monsieur|gars) (psychologue|psy|therapeute)
      (psychologue|psy|therapeute) (gars|garcon|mec|male)
      (un|psychologue|psy|therapeute) (homme|masculin)
      (psychologue|psy|therapeute) monsieur
      psychologue qui est un homme
      (je prefere|preferablement|preference pour) [un] homme
    `,
  },
];

/** An age is the group that profiles name. Adults are not asked for: nearly everybody sees them, and few say so. */
function groupOfAge(age: number): readonly Want[] {
  if (age <= 12) return wants('group', 'Children');
  if (age <= 17) return wants('group', 'Adolescents');
  return age >= 65 ? wants('group', 'Seniors') : [];
}

/** The age at which most are in a grade, or in a year of secondary school. */
const GRADES: readonly PhraseGroup[] = [
  { wants: (grade) => groupOfAge(grade + 5), en: '(grade|gr) <age>', fr: '<age> (e|ieme) annee' },
  {
    wants: wants('group', 'Adolescents'),
    en: '(high school|secondary) student',
    fr: '(sec|secondaire) <age>',
  },
];

const AGES: readonly PhraseGroup[] = [
  // As referrals write it of grown-ups: `12 m` may be metres.
  {
    wants: (age) => (age >= 18 ? groupOfAge(age) : []),
    en: '<age> (f|m)\n(f|m) <age>',
    fr: '<age> (f|h)\n(f|h) <age>',
  },
  {
    wants: groupOfAge,
    en: `
      [my|a|our|the] <age> (year|yr|yrs|years) old [<child>|woman|man|female|male|lady|guy|gentleman]
      [my|a|our] <age> (yo|y o|yr old|yrs old) [<child>|woman|man|female|male|lady|guy|f|m]
      (age|aged|ages) <age>
      <child> <age>
      (i m|i am|he s|she s|he is|she is|is|turning|who s) <age> [years old|yrs|yo]
      [my] <child> (is|who is|s|aged) <age> [years old]
      <age> (f|m|y) (therapist|psychologist)
    `,
    fr: `
      [mon|ma|un|une|notre] <child> (de|d|age de|agee de|qui a|a) <age> (an|ans)
      [age|agee] de <age> (an|ans)
      <age> (ans|an)
      <child> <age>
      (femme|homme|dame|monsieur|garcon|fille|f|h) [de|agee de|age de] <age> ans
    `,
  },
  {
    wants: wants('group', 'Children'),
    en: `
      (child|children|kid|kids|kiddo|kiddos|little one|toddler|toddlers|preschooler|preschoolers|baby|babies|infant|infants|grandchild|grandson|granddaughter|stepchild|little boy|little girl|school age|elementary|kindergarten|grade (one|two|three|four|five|six)|tween|tweens|preteen|pre teen)
      (child|pediatric|paediatric|kids) (therapist|psychologist|psychology|counsellor|counselor|psych)
      (pediatric|paediatric)
    `,
    fr: `
      (enfant|enfants|jeune enfant|jeunes enfants|petit enfant|tout petit|tout petits|fillette|garconnet|bebe|bebes|bambin|bambins|petit garcon|petite fille|prescolaire|maternelle|primaire|preado|preadolescent)
      (pedopsychologue|psychologue pour enfant|psy pour enfant|psychologue scolaire|pediatrique|pedopsy)
      ti (gars|cul|loup)
    `,
  },
  {
    wants: wants('group', 'Adolescents'),
    en: `
      (teen|teens|teenager|teenagers|teenage|adolescent|adolescents|youth|youths|young person|young people|minor|minors|high school|high schooler|highschool|middle school|junior high|jr high|middle schooler|teenaged|teenie|adolescence|preteen girl|grade 9|grade 10|grade 11|grade 12)
      [my] (teen|teenage|adolescent) (son|daughter|boy|girl|child|kid)
      grade (seven|eight|nine|ten|eleven|twelve)
      (tell|telling|ask|asking|without|so|my) (my|) (mom|mum|dad|parents|mother) (i need help|i need to see|i want to see|i need to talk|i need therapy|i want therapy|i need a therapist|to get me help|knowing|finding out|can t know|cant know|won t know)
    `,
    fr: `
      (ado|ados|adolescent|adolescents|adolescente|adolescentes|adolescence|jeune|jeunes|jeunesse|secondaire|ecole secondaire|mineur|cegepien|mon plus vieux|ma plus vieille|polyvalente|ado fille|ado gars)
      [mon|ma] (ado|jeune|adolescent|adolescente) [fils|fille]
      (mon|ma) grand (gars|garcon|fils)
      ma grande fille
      (dire|parler|demander|avouer) a (mes parents|ma mere|mon pere) (que|pour|de) [je|j|d|un] (ai besoin|besoin|veux|vois|voir|aide|psy|vais pas bien|me coupe)
    `,
  },
  {
    wants: wants('group', 'Seniors'),
    en: `
      (senior|seniors|elderly|older adult|older adults|elder|elders|geriatric|aging parent|ageing parent|old age|nursing home|in my (sixties|seventies|eighties)|seniors home|retirement home|long term care|assisted living|pensioner|old folks|senior citizen|senior citizens|golden years|older person|older people|older woman|older man|my age 70)
      [my] (elderly|aging|ageing|old) (mother|father|mom|dad|parent|parents|grandmother|grandfather)
    `,
    fr: `
      (personne agee|personnes agees|troisieme age|gerontopsychologue|geriatrique|geriatrie|vieillissement|vieillir|retraite|retraites|retraitee|chsld|residence pour aines|rpa|vieille dame|vieil homme|vieux jours|age d or|vieillesse|vieillissant|personne ainee|du troisieme age|retraites)
      (pour|pour les|personne|personnes|aux|des|clientele) (aine|aines|ainee|ainees)
      (mon pere|ma mere|mes parents) (age|agee|ages|vieillissant|vieillissante)
    `,
  },
  {
    wants: wants('group', 'Adults'),
    en: '(young adult|young adults|adult woman|adult man|adult female|adult male|for adults|adult therapist|adult psychologist|adult therapy|adult counselling)',
    fr: '(jeune adulte|jeunes adultes|pour adultes|psychologue adulte|clientele adulte)',
  },
];

/** A son or a daughter may be a child or an adolescent. */
const OFFSPRING: PhraseGroup = {
  isInferred: true,
  wants: wants('group', 'Children', 'Adolescents'),
  en: `
    (my|our) (daughter|boy|girl|stepson|stepdaughter|nephew|niece|grandson|granddaughter)
    (my|our) son
    <son>
  `,
  fr: `
    (mon|ma|notre|pour mon|pour ma) (fils|fille|garcon|gars|fiston|neveu|niece|coco|cocotte)
  `,
};

const COUPLES: readonly Want[] = [
  { kind: 'group', values: ['Couples'] },
  { kind: 'therapy', values: ['Couples Therapy', 'Gottman Method'] },
  { kind: 'concern', values: ['Couples'] },
];

/** Who people are is stated or not asked for: a faith, a colour, an origin or whom somebody loves is never guessed from anything else. */
const GROUPS: readonly PhraseGroup[] = [
  {
    wants: COUPLES,
    en: `
      (couple|couples|marital|marriage|married|premarital|pre marital|relationship) (therapy|counselling|counseling|therapist|psychologist|counsellor|counselor|help|issues|problems|work|sessions)
      (couple|couples|marital|marriage)
    `,
    fr: `
      (therapie|therapeute|psychologue|psy|consultation|counseling|suivi|aide|probleme|problemes|crise|chicane|chicanes) [de|en|pour|conjugal*] (couple|couples)
      (therapie|therapeute|psy|psychologue|probleme|crise|conseil) [de|en|pour] coupe
      (conjugal*|couple|couples|matrimonial*|vie a deux|conjugalite)
    `,
  },
  {
    wants: [
      { kind: 'group', values: ['Families'] },
      { kind: 'therapy', values: ['Family Therapy'] },
      { kind: 'concern', values: ['Family Conflict'] },
    ],
    en: 'family (therapy|counselling|counseling|therapist|psychologist|sessions)\nfamilies\n(blended|step) (family|families)\nwhole family',
    fr: '(therapie|therapeute|psychologue|intervention) [de la|] (familial*|famille)\nfamilles\nfamille (recomposee|reconstituee)\ntoute la famille',
  },
  {
    wants: wants('group', 'Veterans'),
    en: '(veteran|veterans|military|army|soldier|soldiers|armed forces|navy|air force|canadian forces|reservist|ex military|ex soldier|ex army|retired military|military spouse|military family|military wife|military husband|military kid|army wife|army brat|navy wife|ex navy|ex air force|ex marine|caf member|peacekeeper|osi|service member|infantry|cfb)',
    fr: '(militaire|soldat|caporal|sergent|officier) retraite\n(veteran|veterans|militaire|militaires|soldat|soldats|l armee|forces armees|forces canadiennes|mission militaire|ancien combattant|anciens combattants|reserviste|ex militaire|ancien militaire|casque bleu|famille militaire|famille de militaire|conjointe de militaire|conjoint de militaire|femme de militaire|ancien de la marine|ex soldat|base militaire)',
  },
  {
    wants: wants('group', 'First Responders'),
    en: '(cop|cops|first responder|first responders|paramedic|paramedics|firefighter|firefighters|fireman|police officer|police officers|ex cop|retired cop|former cop|undercover cop|city cop|rcmp|rcmp member|rcmp wife|police wife|police family|ems|emt|911 operator|correctional officer|border officer|corrections officer|prison guard|jail guard|911 dispatcher|mountie|constable|volunteer firefighter|ems worker|rescue worker|search and rescue|er nurse)',
    fr: '(policier|policiere|pompier|ambulancier|agent|agente) retraite\n(premier repondant|premiers repondants|paramedic|paramedics|ambulancier|ambulanciere|ambulanciers|pompier|pompiere|pompiers|policier|policiere|policiers|grc|repartiteur|repartitrice|agent correctionnel|agente correctionnelle|gardien de prison|agent des services correctionnels|pompier volontaire|spvm|surete du quebec|repartitrice 911|agent de la paix|douanier|secouriste)',
  },
  {
    wants: [
      { kind: 'group', values: ['Newcomers'] },
      { kind: 'concern', values: ['Immigration and Newcomers'] },
    ],
    en: `
      (newcomer|newcomers|new comer|refugee|refugees|immigrant|immigrants|immigration|asylum seeker|asylum seekers|asylum claim|refugee claim|refugee board|acculturation|foreign worker|temporary foreign worker|permanent resident|international student|international students|foreign student|work permit|study permit)
      new (to|in) (canada|this country)
      (just|recently|i|we) (arrived|came|landed|immigrated|moved) (in|to) canada
    `,
    fr: `
      (nouvel arrivant|nouveaux arrivants|nouvelle arrivante|nouveau arrivant|refugie|refugiee|refugies|immigre|immigrant|immigrante|immigrants|immigration|demandeur d asile|demandeurs d asile|demande d asile|etudiant etranger|etudiante etrangere|etudiant international|etudiants internationaux|resident permanent|travailleur etranger|permis de travail|permis d etudes|sans papiers|parcours migratoire)
      (arrive|arrivee|nouveau|nouvelle) au (canada|quebec)
    `,
  },
  {
    wants: [
      { kind: 'group', values: ['Indigenous Peoples'] },
      { kind: 'concern', values: ['Indigenous Mental Health'] },
    ],
    en: '(indigenous|first nation|first nations|aboriginal|metis|inuit|inuk|fnha|nihb|jordan s principle|residential school|residential schools|residential school survivor|sixties scoop|innu|dene|ojibwe|ojibway|ojibwa|anishinaabe|naskapi|atikamekw|haudenosaunee|mohawk|blackfoot|mi kmaq|mikmaq|inuvialuit|on reserve|off reserve|band office|status indian)\ncree (people|person|nation|community|woman|man|family|elder)',
    fr: '(autochtone*|premiere nation|premieres nations|metis|inuit|inuk|inuite|pensionnat autochtone|pensionnats autochtones|survivant des pensionnats|ssna|principe de jordan|innu|innue|naskapi|naskapie|anishinabe|anicinabe|abenaquis|attikamek|atikamekw|mohawk|huron wendat|wendat|micmac|mi kmaq|securisation culturelle)',
  },
  {
    wants: [
      { kind: 'group', values: ['LGBTQ2S+ People'] },
      { kind: 'concern', values: ['LGBTQ2S+'] },
    ],
    en: '(lgbt*|2slgbt*|2 slgbtq*|queer|gay|gays|lesbian|lesbians|bisexual|trans|transgender|transsexual|nonbinary|non binary|enby|genderqueer|gender fluid|gender identity|gender dysphoria|gender affirming|gender diverse|gender questioning|two spirit|pansexual|asexual|intersex|same sex couple|sexual orientation|readiness letter)',
    fr: '(lgbt*|2elgbt*|2 elgbtq*|queer|gai|gaie|gay|lesbienne|lesbiennes|bisexuel|bisexuelle|trans|transgenre|transsexuel|non binaire|identite de genre|dysphorie de genre|bispirituel|bispirituelle|orientation sexuelle|homosexuel|homosexuelle|homosexualite|homoparental*|transition de genre|affirmation de genre|allosexuel)',
  },
  {
    wants: wants('group', 'Students'),
    en: '(student|students|university student|college student|grad student|phd student|undergrad|undergraduate|med student|medical student|law student|masters student|freshman|nursing student|exchange student|grad school|phd candidate|student plan|student insurance)',
    fr: '(etudiant|etudiante|etudiants|etudiantes|cegepien|cegepienne|doctorant|doctorante|etudiant a l universite|aux etudes|prets et bourses)\n(au|pour le) cegep\n(a|pour) l universite',
  },
  {
    wants: wants('group', 'Men'),
    en: '(for men|men s (issues|health|mental health|group)|working with men|works with men|young men|mens issues|masculinity|men only)',
    fr: '(pour hommes|pour homme|sante des hommes|masculinite|aupres des hommes|jeunes hommes|detresse masculine)',
  },
  {
    wants: wants('group', 'Women'),
    en: '(for women|women s (issues|health|mental health|group)|working with women|works with women|womens issues|young women|menopause|perimenopause)',
    fr: '(pour femmes|pour les femmes|sante des femmes|aupres des femmes|jeunes femmes|menopause|perimenopause)',
  },
  {
    wants: wants('group', 'Groups'),
    en: 'group (sessions|counselling|support)\nsupport group',
    fr: 'groupe (de soutien|d entraide)',
  },
  {
    wants: wants('group', 'Organizations'),
    en: '(our|my) (team|staff|company|employees|small business)\norganizational [psychologist|psychology|consultant]\n(workplace|employee|corporate|company|team|our company|our team|organizational|business) (training|workshop|workshops|program|wellness|psychologist|consulting)\norganizations',
    fr: '(notre|mes|nos) (equipe|pme|entreprise|compagnie|employes|organisme)\norganisationnel\nequipe de travail\n(formation|atelier|ateliers|conference) (en entreprise|pour employes|en milieu de travail)\n(entreprise|entreprises|organisations|psychologie organisationnelle|psychologue organisationnel)',
  },
];

export const PEOPLE: readonly PhraseGroup[] = [...GENDERS, ...AGES, ...GRADES, OFFSPRING, ...GROUPS];
