import type { PhraseGroup } from '../../lexicon.ts';

export const IMMIGRATION: PhraseGroup = {
  wants: [
    { kind: 'group', values: ['Newcomers'] },
    { kind: 'concern', values: ['Immigration and Newcomers'] },
  ],
  en: `
    (cultural identity|cross cultural|multicultural|intercultural|racism|racist|racial trauma|discriminat*|bipoc|black therapist|black psychologist|therapist of colour|therapist of color|poc therapist|south asian therapist|muslim therapist|asian therapist|language barrier|my culture|cultural background|culturally sensitive|culturally competent|second generation|third culture|between two cultures|deport*|miss my country|family back home|far from (home|family)|torture survivor|refugee claim|immigration assessment)
    (understands|knows|familiar with) my (culture|religion|background|faith)
    (muslim|christian|jewish|hindu|sikh|catholic|faith based|religious|spiritual*) [therapist|psychologist|counsellor|counselling]
    (back home|in my country|my country) (i was|war|they|was)
    (i|we) (come|came|fled|escaped|arrived) from (ukraine|syria|iran|afghanistan|congo|haiti|venezuela|gaza|sudan|eritrea|my country)
    (refugee|asylum|immigration) (claim|hearing|report|letter|assessment)
    (family|parents|kids) (far|far away|back home|still there)
    (new immigrant|new comer|new here|im new here|i m new here|new in canada|new to country|landed immigrant|foreign worker|temporary foreign worker|international students|study permit|work permit|pr application|sponsorship|sponsored spouse|undocumented|displaced|diaspora|migrant|migration|migrated|asylum|asylum claim|refugee board|irb|irb hearing|war in my country|my country war|left my country|leave my country|miss my family back home|miss home|missing home|miss my home|culture clash|cultural differences|cultural gap|immigrant parents|cultural stigma|first generation|first gen|family in ukraine|family in gaza|family in iran|family in syria|ukrainian refugee|syrian refugee|afghan refugee|cuaet|settlement)
    (i|we|my family|my husband|just|recently) (came|come|arrived|arrive|immigrated|moved|landed|fled|escaped|migrated) (to|in|here|from) [canada|here|a|the|my] [country|from|refugee|last year|alone|war]
    (adjusting|adjust|adapting|integrating|settling|life|alone|lonely|sad|struggling|hard|culture) (to|in) (canada|new country|canadian life|a new country|this country|canadian culture)
    (my|no) (english|french) (is|) (not good|bad|small|little|no good|not very good|poor)
    (understand|understands|knows|know|from|speaks|respect|respects) (my|same|our) (culture|cultural background|religion|community|traditions|values)
    (hijabi|brown|person of colour|woman of colour) (therapist|psychologist|counsellor)
    (degree|degrees|diploma|diplomas|credentials|licence) (not|isn t|aren t|is not|are not) (recognized|recognised|accepted|valid) [here|in canada]
    (new|alone|lonely|lost) in (canada|this country|a new country)
  `,
  fr: `
    (identite culturelle|interculturel*|multicultur*|racisme|raciste|racial*|discriminat*|psychologue noir|personne racisee|racisee|musulman|barriere de la langue|ma culture|entre deux cultures|deuxieme generation|loin de (ma famille|mon pays|chez moi)|m ennuie de mon pays|integration|exil|statut de refugie|evaluation pour l immigration)
    (comprend|connait) ma (culture|religion)
    (chretien|chretienne|juif|juive|catholique|croyant|religieux|spiritu*) [therapeute|psychologue]
    (au pays|dans mon pays|mon pays) [j etais|la guerre|il y a]
    (je|on|nous) (vient|viens|venons|arrive|arrivons|avons fui|ai fui) (d|de|du|d un) (ukraine|syrie|haiti|congo|algerie|cameroun|venezuela|mon pays|camp)
    (demandeur|demandeuse|demande) (d asile|asile|de refugie)
    (famille|parents|enfants) (loin|restes la bas|au pays|la bas)
    (nouveau|nouvelle|arrive) (ici|au|au quebec|a montreal|canada)
    (immigre|immigrer|immigrante|nouvelle arrivante|nouveau arrivant|nouveaux arrivants|nouvelle au canada|nouveau au quebec|nouvelle au quebec|refugies|asile|demande asile|sans papiers|sans statut|visa|permis de travail|permis d etudes|parrainage|diaspora|migrant|migration|parcours migratoire|choc des cultures|francisation|loin de mes proches|famille restee|famille au pays|famille au maghreb|famille en haiti|deracine|mal du pays|mon pays me manque|m ennuie du pays|ma famille me manque|quitte mon pays|laisse mon pays|fui mon pays|fui la guerre|guerre dans mon pays|la guerre chez nous|etudiante etrangere|etudiants internationaux|travailleur etranger|cisr)
    (je|nous|on|ma famille) (suis|sommes|est|viens|vient|venons|arrive|arrivons|avons|ai) [d|de|de l|nouveau|nouvelle|nouvellement|recemment|arrive|arrivee|immigre|juste|fui|quitte] [d|de|du|en|au|mon|le|la|ici] (arriver au canada|canada|quebec|ukraine|haiti|syrie|congo|rdc|cameroun|cote d ivoire|algerie|maroc|tunisie|liban|venezuela|colombie|mexique|afghanistan|iran|pays|guinee|senegal|burundi|rwanda|refugie|immigrante|immigrant)
    (adapter|adaptation|integration|integrer|seul|seule|vivre|habituer) (a|au|en|ici au|dans) [la|le|un] (canada|quebec|vie ici|nouveau pays|vie canadienne|societe quebecoise|pays etranger)
    (comprend|comprenne|connaisse|connait|respecte|parle) (ma|mes|notre) (culture|religion|traditions|origines|realite|valeurs|communaute)
    (creole|haitien|maghrebin|africain|antillais)
    (diplome|diplomes|etudes|experience) (ne|n|) [sont|est] (pas|jamais) (reconnu|reconnus|reconnues|accepte|acceptes) [ici|au canada|au quebec]
    (<relative>|<partner>|<child>) (est|sont) (reste|restee|restes|encore) (au pays|la bas|en haiti|en afrique|en algerie|en ukraine)
    reunification familiale
  `,
};
