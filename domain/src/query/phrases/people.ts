import type { PhraseGroup } from '../lexicon.ts';
import type { Want } from '../condition.ts';

const wants = (kind: Want['kind'], ...values: string[]): readonly Want[] => [{ kind, values }];

const GENDERS: readonly PhraseGroup[] = [
  {
    wants: wants('gender', 'Female'),
    en: `
      (female|woman|women|lady|girl) [therapist|psychologist|counsellor|counselor|doctor|psych|shrink|provider|only|please|preferred]
      (not|no) (a|) (man|men|male|males|guy|guys)
      (don t|not|wouldn t|rather not|never|uncomfortable|can t) (wanna|want to|want|like to|like|) (talk to|see|speak to|speak with|talking to|with|be with|open up to|trust) (a|) (man|men|guy|guys|male)
      (prefer|want|need) [a] (woman|female|lady)
      she her
      (men|males|guys) need not apply
    `,
    fr: `
      (femme|femmes|feminin|feminine|dame|fille) (psychologue|psy|therapeute)
      (une|psychologue|psy|therapeute) (femme|dame|feminine)
      psychologue qui est une femme
      (homme|hommes) s abstenir
      pas d homme
      (psy|psychologue|therapeute) (fame|fam|femne)
      femme
      therapeute feminine
      pas un homme
      pas [a l aise|capable] [de|d] (parler a|voir|avec|rencontrer) [un] (homme|hommes|gars)
      (madame|dame) (psy|psychologue|therapeute)
      (psychologue|psy|therapeute) (fille|dame|madame)
      (je prefere|preferablement|preference pour) [une] femme
    `,
  },
  {
    wants: wants('gender', 'Male'),
    en: `
      (male|man|guy|gentleman|dude) [therapist|psychologist|counsellor|counselor|doctor|psych|shrink|provider|only|please|preferred]
      (not|no) [a] (woman|women|female|females|lady)
      (don t|not|rather not|uncomfortable) (wanna|want to|want|like to|) (talk to|see|speak to|speak with|talking to|open up to) (a|) (woman|women|lady|female)
      (prefer|want|need) [a] (man|male|guy)
    `,
    fr: `
      (homme|masculin|monsieur|gars) (psychologue|psy|therapeute)
      (psychologue|psy|therapeute) (gars|garcon|mec|male)
      (un|psychologue|psy|therapeute) (homme|masculin|monsieur)
      psychologue qui est un homme
      (femme|femmes) s abstenir
      homme
      pas une femme
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
      (senior|seniors|elderly|older adult|older adults|elder|elders|geriatric|aging parent|ageing parent|old age|retiree|retirees|retired|grandparent|nursing home|in my (sixties|seventies|eighties)|seniors home|retirement home|long term care|assisted living|pensioner|old folks|senior citizen|senior citizens|golden years|older person|older people|older woman|older man|my age 70)
      [my] (elderly|aging|ageing|old) (mother|father|mom|dad|parent|parents|grandmother|grandfather)
      [my] (grandma|grandmother|grandpa|grandfather|nana|granny|kokum|mushum)
    `,
    fr: `
      (aine|aines|ainee|ainees|personne agee|personnes agees|troisieme age|gerontopsychologue|geriatrique|geriatrie|vieillissement|vieillir|retraite|retraites|retraitee|chsld|residence pour aines|rpa|vieux|vieille dame|vieil homme|vieux jours|age d or|ainee|vieillesse|vieillissant|personne ainee|du troisieme age|retraites)
      (mon pere|ma mere|mes parents) (age|agee|ages|vieillissant|vieillissante)
      [mon|ma] (grand mere|grand pere|mamie|papi|grand maman|grand papa)
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
  wants: wants('group', 'Children', 'Adolescents'),
  en: `
    [my|our] (daughter|boy|girl|stepson|stepdaughter|nephew|niece|grandson|granddaughter)
    (my|our) son
    <son>
  `,
  fr: `
    (mon|ma|notre|pour mon|pour ma) (fils|fille|garcon|gars|fiston|neveu|niece|coco|cocotte)
  `,
};

const GROUPS: readonly PhraseGroup[] = [
  {
    wants: [
      { kind: 'group', values: ['Couples'] },
      { kind: 'therapy', values: ['Couples Therapy', 'Gottman Method'] },
      { kind: 'concern', values: ['Couples'] },
    ],
    en: `
      (couple|couples|marital|marriage|married|premarital|pre marital|relationship) (therapy|counselling|counseling|therapist|psychologist|counsellor|counselor|help|issues|problems|work|sessions)
      (couple|couples|marital|marriage|husband and wife)
      (marriage|relationship) (is|is falling|falling|on the|in) (apart|failing|rocks|over|trouble|crisis|breaking)
      [my] <partner> and (i|me) [keep] (fight*|argu*|are|can t|don t|need|want)
      (save|fix|saving|fixing|rescue) (my|our) (marriage|relationship)
      me and my <partner>
      my <partner> and (me|i)
      (we|us) (fight|argue|bicker|don t talk) [all the time|constantly|too much]
      (cheat*|affair|affairs|infidelity|unfaithful|betrayal|adultery)
      my <partner> (cheated|had an affair|is cheating|lied|doesn t listen|wants a divorce)
      (before getting|engaged|getting) married
    `,
    fr: `
      (therapie|therapeute|psychologue|psy|consultation|counseling|suivi|aide|probleme|problemes|crise|chicane|chicanes) [de|en|pour|conjugal*] (couple|couples)
      (conjugal*|couple|couples|matrimonial*|mariage|vie a deux|conjugalite)
      (sauver|reparer) (mon|notre) (couple|mariage)
      mon couple (va mal|bat de l aile|est en crise|s effrite)
      (mon|ma) <partner> et moi
      (therapie|therapeute|psy|psychologue|probleme|crise|conseil) [de|en|pour] coupe
      (infidelite|infidele|tromper|trompe|trompee|adultere|trahison)
      (mon|ma) <partner> m a trompe
      on (se chicane|se dispute|s engueule|se parle plus)
      (se|nous) (disputer|chicaner|disputons)
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
    en: '(veteran|veterans|vet|military|army|soldier|soldiers|armed forces|navy|air force|caf|canadian forces|deployment|deployed|combat|vac|reservist|ex military|ex soldier|ex army|retired military|military spouse|military family|military wife|military husband|military kid|army wife|army brat|navy wife|ex navy|ex air force|ex marine|caf member|peacekeeper|osi|vimy|legion|service member|air cadets|infantry|cfb)',
    fr: '(militaire|soldat|caporal|sergent|officier) retraite\n(veteran|veterans|militaire|militaires|soldat|soldats|armee|forces armees|forces canadiennes|combat|mission militaire|ancien combattant|anciens combattants|reserviste|ex militaire|ancien militaire|casque bleu|famille militaire|famille de militaire|conjointe de militaire|conjoint de militaire|femme de militaire|ancien de la marine|ex soldat|base militaire|caporal|sergent)',
  },
  {
    wants: wants('group', 'First Responders'),
    en: '(cop|cops|first responder|first responders|paramedic|paramedics|firefighter|firefighters|fireman|police|police officer|police officers|ex cop|retired cop|former cop|undercover cop|city cop|am a cop|m a cop|rcmp|rcmp member|rcmp wife|police wife|police family|ems|emt|dispatcher|911 operator|correctional officer|border officer|corrections officer|prison guard|jail guard|911 dispatcher|mountie|constable|volunteer firefighter|ems worker|rescue worker|search and rescue|detective|sheriff|er nurse)',
    fr: '(policier|policiere|pompier|ambulancier|agent|agente) retraite\n(premier repondant|premiers repondants|paramedic|paramedics|ambulancier|ambulanciere|ambulanciers|pompier|pompiere|pompiers|policier|policiere|policiers|police|grc|repartiteur|repartitrice|agent correctionnel|agente correctionnelle|gardien de prison|agent des services correctionnels|pompier volontaire|enqueteur|spvm|surete du quebec|911|repartitrice 911|agent de la paix|douanier|secouriste)',
  },
  {
    wants: [
      { kind: 'group', values: ['Newcomers'] },
      { kind: 'concern', values: ['Immigration and Newcomers'] },
    ],
    en: '(newcomer|newcomers|refugee|refugees|immigrant|immigrants|immigration|asylum seeker|asylum seekers|new to canada|just (arrived|moved|came|landed) [in|to] canada|moved to canada|culture shock|acculturation|homesick|homesickness|visa|permanent resident|international student|foreign student|expat)\n(war|fled) (refugee|my country|ukraine|syria)',
    fr: '(nouvel arrivant|nouveaux arrivants|nouvelle arrivante|refugie|refugiee|refugies|immigrant|immigrante|immigrants|immigration|demandeur d asile|demandeurs d asile|arrive au canada|nouveau au canada|choc culturel|mal du pays|etudiant etranger|etudiant international|resident permanent|deracinement|expatrie)\nfui (mon pays|la guerre)',
  },
  {
    wants: [
      { kind: 'group', values: ['Indigenous Peoples'] },
      { kind: 'concern', values: ['Indigenous Mental Health'] },
    ],
    en: '(indigenous|first nation|first nations|aboriginal|metis|inuit|inuk|native|fnha|nihb|jordan s principle|residential school|residential schools|intergenerational trauma|on reserve|reserve|cree|innu|dene|ojibwe|ojibway|ojibwa|anishinaabe|naskapi|atikamekw|two spirit healer|sixties scoop|treaty)',
    fr: '(autochtone|autochtones|premiere nation|premieres nations|metis|inuit|inuk|inuite|pensionnat|pensionnats|ssna|principe de jordan|intergenerationnel|reserve|innu|innue|naskapi|naskapie|anishinabe|abenaquis|attikamek|atikamekw|mohawk|huron wendat)',
  },
  {
    wants: [
      { kind: 'group', values: ['LGBTQ2S+ People'] },
      { kind: 'concern', values: ['LGBTQ2S+'] },
    ],
    en: '(lgbt*|2slgbt*|2 slgbtq*|queer|gay|lesbian|bisexual|trans|transgender|transsexual|nonbinary|non binary|enby|genderqueer|gender fluid|gender identity|gender dysphoria|gender affirming|gender diverse|gender questioning|two spirit|pansexual|asexual|coming out|(came|come|coming) out (as|to my|to him|to her|at)|in the closet|closeted|transition|transitioning|same sex|questioning my (gender|sexuality)|sexual orientation|pride|hrt)',
    fr: '(lgbt*|2elgbt*|2 elgbtq*|queer|gai|gaie|gay|lesbienne|bisexuel|bisexuelle|trans|transgenre|transsexuel|non binaire|identite de genre|dysphorie de genre|bispirituel|bispirituelle|coming out|sortir du placard|orientation sexuelle|homosexuel|homosexuelle|homosexualite|homoparental*|transition de genre|allosexuel)',
  },
  {
    wants: wants('group', 'Students'),
    en: '(student|students|university|college|campus|grad school|grad student|phd student|undergrad|med student|medical student|law student|university student|phd|masters student|grad studies|freshman|first year university|college student|my prof|dorm|student residence|ubc student|nursing student|exchange student|grad school stress|phd candidate|postdoc|student plan|student insurance)',
    fr: '(etudiant|etudiante|etudiants|etudiantes|universite|universitaire|cegep|college|campus|doctorant|doctorante|etudes superieures|doctorat|maitrise|baccalaureat|residence universitaire|etudiant a l universite|a l uni|aux etudes|premiere annee d universite|prets et bourses|fac|stagiaire)',
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
