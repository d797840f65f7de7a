import type { PhraseGroup } from '../lexicon.ts';

/**
 * What only says that somebody looks for someone, greets, hesitates or joins words: it asks for nothing. Mostly single words, so that any
 * order of them says nothing, too.
 */
export const NOTHING: PhraseGroup = {
  wants: [],
  en: `
    # Looking for someone
    (looking|searching|look|search|seeking|seek|need|needs|needed|want|wants|wanted|wanting|would|could|can|should|may|might|must|require|find|finding|show|get|give|recommend|recommendation|recommendations|suggest|list|refer|referral|hire|book|booking|see|seeing|try|trying|use)
    (someone|somebody|anyone|anybody|person|people|one|those|specialist|specialists|specializes|specializing|specialised|specialized|specialize|specializing|knows|know|understands|understand|gets|helps|work|works|working|deal|deals|dealing|speaks|speak|speaking|offers|offer|offering|take|takes|taking|sees|do|does|doing|did|accept|accepts)
    (experience|experienced|expertise|expert|experts|trained|certified|qualified|familiar|knowledgeable|background|training|practicing|practising|licensed|registered|accredited|reviews|rated|rating|top rated)
    (good|great|best|top|nice|kind|caring|gentle|friendly|compassionate|reputable|recommended|excellent|amazing|empathetic|understanding|decent|right|real|actual|local|professional|nonjudgmental|non judgmental|warm|patient|trusted|reliable|any good)
    # Who everybody here is
    (psychologist|psychologists|psych|psychs|psychology|psycologist|therapist|therapists|therapy|therapies|counsellor|counsellors|counselor|counselors|counselling|counseling|psychotherapist|psychotherapists|psychotherapy|shrink|clinician|clinicians|doctor|doctors|doc|docs|dr|provider|practitioner|clinic|clinics|office|practice|professionals|clinical|mental health|mental)
    (help|helping|support|supporting|treatment|treatments|treat|treating|treats|care|session|sessions|appointment|appointments|consultation|visit|service|services|talk|talking|talk to|advice|guidance|assistance|intervention|ideas)
    # Who is writing, and when it was
    (i m|i am|as|being) a (man|guy|dude|woman|girl|lady|female|male|kid|child|teen|teenager)
    (when|since) i was (a kid|a child|little|young|small|a teen|a teenager|<number>)
    not a kid
    (man|guy|woman|lady|dude|gentleman|girl) (here|needs|struggling|suffering)
    for (guy|dude) who
    (young|middle aged|single|married|divorced) (man|guy|woman|lady|gentleman|girl|male|female)
    # Everyday words that elsewhere say a price, a date, a way to meet
    (free time|feel free|free to|free from|set free|quick question|fast food|fast paced|fast talker|benefits of|benefit from|live at home|stay at home|staying at home|home life)
    (moved|moving|move) into [new] (home|house|apartment|place|condo)
    # What a not says nothing of
    (not|isn t) (just|only|necessarily|all|far|too far|so far|very far|working|ready|well|getting|feeling|going|being|able|long)
    (no|not a|any) (clue|idea|luck|rush|problem|problems|hurry|matter|way|time|choice|sense|need|doubt|longer|big deal|pressure|answer|answers|openings|reply|response)
    (found|saw|read|looked|searched|booked|heard) [about|of|for] [you|your|this|it|him|her] [website|site|name|profile] online
    a couple [of] (blocks|questions|days|weeks|months|years|hours|times|minutes|things|options|names)
    not [too|that|so|very] (young|old)
    # How far
    [within|under|less than|about|max] <number> (km|kms|kilometres|kilometers|min|mins|minutes|miles|hours|hour)
    (dying|dead) (to find|to meet|to get help|to talk|to start|tired)
    (elementary|primary|high school|kindergarten|school|esl) teacher
    # What a referral is written with
    (pt|pts|px|dx|hx|tx|sx|ref|refs|mbr|eval|w|c o|r o|s p|wks|yrs)
    # Greetings, hesitation
    (hi|hello|hey|good morning|good afternoon|good evening|please|pls|plz|thanks|thank you|thx|ok|okay|um|uh|umm|hmm|well|like|lol|idk|tbh|omg|ugh|i guess|i think|i don t know|not sure|maybe|perhaps|probably|kinda|sorta|basically|honestly|seriously)
    (what|which|why|when|how|where|is|who|whom|whose|tell|ask|asking|question|wondering)
    # Words that join
    (a|an|the|of|for|in|at|on|to|with|and|or|by|from|near|about|around|into|through|because|due|related|regarding|re|that|are|be|has|have|having|had|been|being|will|also|but|if|then|than|as|so|very|really|just|some|any|all|both|my|our|his|her|their|your|me|us|him|them|i|we|you|he|she|they|it|this|these|those|there|here|am|was|were|after|during|while|since|too|up|out|over|n|o)
    (s|m|ve|re|ll|d|t|don|doesn|didn|won|isn|aren|wasn|couldn|shouldn|wouldn|haven|hasn|not|no|lot|lots|much|more|most|many|bit|still|always|again|every|other|another|someone|something|anything|everything|thing|things|stuff|way|ever|always|already|yet|only|even|quite|pretty)
    (struggling|struggles|struggle|suffering|suffers|suffer|living|going|coping|cope|problem|problems|issue|issues|trouble|troubles|difficulty|difficulties|feeling|feelings|feel|feels|symptom|symptoms|diagnosed|condition|conditions|disorder|disorders|handle|handling|manage|managing|overcome|overcoming|make|makes|making|got|getting|keep|keeps|become|becoming|think|thinking)
    (nearby|near by|near me|near here|close by|close to me|around me|around here|in my area|in my city|in my town|my area|area|neighbourhood|neighborhood|local|location|located|close|closest|nearest|downtown|center|centre)
    (type|types|kind|kinds|sort) of
    (no|not|without) (pills|meds|medication)
    family (doctor|physician|dr|gp)
    (see|talk to|speak to|hear from|write to) you [soon|tomorrow|then]
    (specialty|specialties|speciality|focus|focused|focusing|based|oriented|informed|friendly|affirming|approach|method|technique|techniques|style|certified in|using|who does|that does|does)
    (today|tomorrow|week|month|year|years|old|day|days|night|time|times|since|ago|first|second|new|patient|patients|client|clients)
  `,
  fr: `
    # Chercher quelqu'un
    (cherche|recherche|cherchons|chercher|rechercher|voudrais|veux|veut|aimerais|aimerait|besoin|ai besoin|souhaite|souhaiterais|desire|dois|doit|faut|faudrait|trouver|trouve|trouvez|voir|rencontrer|consulter|recommander|recommandez|recommandation|suggerer|suggerez|suggestion|conseiller|montrez|donnez|reference|obtenir|prendre|essayer|utilise)
    (quelqu un|quelqu|qqn|qqun|personne|personnes|gens|specialiste|specialistes|specialise|specialisee|specialises|specialite|sait|connait|comprend|comprenne|travaille|travaillant|offre|offrant|prend|accepte|fait|traite|traitant|parle|parlant|parler|oeuvrant|expert|experte|experts|expertise|experience|formation|forme|formee|certifie|certifiee|reconnu|reconnue|agree|agreee|qualifie|qualifiee|competent|competente)
    (bon|bonne|bons|bonnes|meilleur|meilleure|meilleurs|gentil|gentille|doux|douce|humain|humaine|excellent|excellente|professionnel|professionnelle|empathique|chaleureux|chaleureuse|fiable|vrai|vraie|experimente|experimentee|super|a l ecoute|de confiance|respectueux)
    # Ce que tous ici sont
    (psychologue|psychologues|psy|psys|psychologie|therapeute|therapeutes|therapie|therapies|psychotherapeute|psychotherapeutes|psychotherapie|intervenant|intervenante|conseillere|docteur|docteure|medecin|clinicien|clinicienne|clinique|cliniques|cabinet|bureau|professionnels|sante mentale|mentale|praticien|praticienne)
    (aide|aider|aident|soutien|accompagnement|accompagner|traitement|traitements|suivi|suivis|rencontre|rencontres|seance|seances|rendez vous|rdv|consultation|consultations|service|services|jaser|conseil|conseils|soin|soins|soigner|intervention|pratique|demande|question)
    # Ce dont une référence se sert
    (ref|refs|pte|eval|dx|rx|atcd|hx|suivi psychologique)
    # Ce dont « pas » ne dit rien
    pas (juste|seulement|loin|trop loin|mal|encore|toujours|besoin|grave|certain|certaine|sur|sure|presse|pressee|evident|facile|possible|capable|assez|longtemps|bien|pour|du tout|de presse|de probleme|de trouble|d idee|d urgence)
    pas [trop|si|tres|tellement] (jeune|jeunes|vieux|vieille|vieil)
    sans (faute|probleme|doute|engagement|rendez vous|blague)
    # Saluer, hésiter
    (bonjour|salut|allo|bonsoir|svp|s il vous plait|s il te plait|stp|merci|euh|ben|bah|ok|peut etre|je pense|je crois|je sais pas|je ne sais pas|sais|genre|comme|en fait|disons|pis|ca|la|pense|crois|possible|serait)
    (ces temps ci|ces jours ci|ci|ces temps|dernierement|ces derniers temps)
    (quel|quelle|quels|quelles|comment|pourquoi|quand|est ce que|quoi|combien|y a t il|existe)
    (prof|enseignant|enseignante) (au|du|de) (primaire|secondaire|cegep|maternelle)
    (je suis|en tant que|comme) (un|une) (homme|femme|gars|fille)
    (pres|proche|loin) de chez (moi|nous)
    (il|elle|ca|qui|me|se|nous) cree
    la tuque
    tuque
    quand j etais (petit|petite|enfant|jeune|ado|plus jeune)
    # Mots qui lient
    (un|une|des|le|la|les|l|du|de|d|au|aux|a|en|dans|chez|pour|par|avec|sur|sous|entre|et|ou|mais|donc|car|parce|qui|que|qu|dont|est|sont|suis|es|etre|ai|as|avoir|ont|avons|avez|font|faire|peut|peux|pouvez|pourrait|pourriez|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces|c|s|m|n|t|j|y|il|elle|on|nous|vous|ils|elles|moi|toi|lui|eux|me|te|se|je|tu|ne|pas|plus|tres|vraiment|bien|aussi|depuis|pendant|apres|avant|suite|lie|lies|liee|liees|cause|concernant|sujet|face|vers|trop|beaucoup|peu|toujours|encore|jamais|tout|tous|toute|toutes|autre|autres|meme|si|surtout|vis a vis|fois|chose|choses|quelque|quelques)
    (probleme|problemes|difficulte|difficultes|trouble|troubles|souci|soucis|enjeu|enjeux|symptome|symptomes|diagnostique|maladie|souffre|souffrant|souffrance|aux prises|vivre|vivant|vis|vit|gerer|surmonter|sens|sent|sentir|faire face|arrive|arriver|devenir|passe|besoins)
    (pres|proche|proches|proximite|autour|alentours|environs|coin|quartier|ville|region|secteur|ici|chez moi|centre ville|pres de chez moi|local|localement)
    (pas de|sans) (medicaments|pilules)
    medecin de famille
    a bientot
    (type|types|sorte|sortes|approche|methode|technique|axe|axee|base|basee|centre|centree|oriente|orientee) [de|d|sur]
    (aujourd hui|demain|semaine|semaines|mois|an|ans|annee|annees|jour|jours|soir|nuit|temps|nouveau|nouvelle|client|clients|patient|patients)
  `,
};

/** Words that several concerns share: they name none of them, and raise those who say them. */
export const SHARED: PhraseGroup = {
  wants: [],
  alsoWords: true,
  en: '(assessment|assessments|assess|asesment|assesement|assessement|evaluation|evaluations|testing|test|tests|tested|diagnosis|diagnose|diagnostic|screening|report|letter)',
  fr: '(evaluation|evaluations|evaluer|tester|test|tests|bilan|bilans|diagnostic|diagnostiquer|depistage|rapport|lettre)',
};

/** How long it has been, which is nobody's age. */
export const DURATIONS: PhraseGroup = {
  wants: [],
  isSettled: true,
  en: `
    (for|since|over|after|about|almost|nearly|past) [the] [last|past] <age> (years|yrs|months|weeks|days)
    <age> (years|yrs|months|weeks|days) (ago|together|married|clean|sober|now|later|of marriage|in a row)
  `,
  fr: `
    (depuis|pendant|il y a|ca fait|apres|dans|y a|fait) [plus de|environ|presque] <age> (ans|an|mois|semaines|jours)
    <age> (ans|mois|semaines|jours) (ensemble|de mariage|de vie commune|de couple|de carriere|de service|d abstinence|apres|plus tard)
  `,
};
