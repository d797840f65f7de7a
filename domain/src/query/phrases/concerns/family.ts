import type { PhraseGroup } from '../../lexicon.ts';

export const FAMILY: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Family Conflict'] }],
  en: `
    (daddy|mommy|mother|father|family) issues
    (family|familial) (conflict|conflicts|problems|issues|drama|dynamics|estrangement|fighting|relationships|stress|dispute)
    (toxic|dysfunctional|estranged|narcissistic|difficult|controlling) (family|parents|mother|father|mom|dad|sister|brother|in laws|mother in law)
    (estrange*|no contact|cut off my <relative>|low contact|family of origin|in laws|mother in law|father in law|monster in law|blended family|step family|stepfamily|stepchildren|stepkids|step kids|custody|custody battle|co parent*|coparent*|parental alienation|family court|adoption|adopted|adoptee|foster)
    (fight*|argu*|don t get along|not talking|problems|conflict|issues) (with|between) my <relative>
    my (parents|family|<relative>) (are divorcing|fight|fights|hate*|don t understand me|doesn t understand me|kicked me out|won t accept me|are getting a divorce|control my life|is an alcoholic|drinks)
    (sibling|siblings|brother and sister) (rivalry|fighting|conflict)
    (adult child of|adult children of|child of|grew up with) (alcoholic*|narcissist*|alcoholics|divorce)
    (hate|hates|hating|can t stand|scared of) (being|living) (home|at home)
    (problem|problems|trouble|issues|fight|fights|war) with (my|the) (in laws|mother in law|father in law|parents|family|<relative>)
    (inheritance|estate|will) (fight|dispute|conflict)
    (kids|children|<child>) (don t|doesn t|won t) (call|talk to me|speak to me|visit)
    (living with|moving in with|moved back with) my (parents|in laws)
    (family drama|family stuff|family stress|family trouble|family mediation|family secrets|black sheep|parentified|favoritism|favouritism|golden child|scapegoat|toxic in laws|overbearing|enmesh*|adult children|estranged|estrangement|disowned|kicked out|kicked me out|step dad|step mom|stepdad|stepmom|stepfather|stepmother|ex inlaws|inlaws|sibling rivalry|siblings fighting|adoptive family|adoption issues|birth mother|birth family|foster care|foster kid|foster child|aged out|children s aid|child protection)
    (my|our|with my|the) (parents|mom|dad|mother|father|family|brother|sister|folks|mom and dad) (fight|are fighting|fighting|fight all the time|argue|scream|yell|don t get me|don t get it|hate me|are splitting up|split up|are separating|are divorced|divorced|are getting divorced|separated|drink|is controlling|won t let me|don t talk|disowned me|kicked me out|treat me|favour|never listen|don t listen|don t believe me|control me|are strict|too strict|put pressure on me|is toxic|are toxic|guilt trips me|manipulates me)
    (don t|doesn t|not|stopped|haven t|no longer) (talk|talking|speak|speaking|get along|spoken|talked) (to|with) (my|each other|his|her|our) [<relative>|kids|anymore|family|parents|grown children]
    (cut|cutting|cut off|went no contact|no contact|going no contact) [off|ties] [with] my (<relative>|family|parents)
    (fighting|fights|arguments|argument|conflict|tension|falling out|fall out|issues|problems|drama|trouble) (with|in|at|between) [my|the|our|his|her] (<relative>|family|home|parents|in laws|siblings|stepkids|mother in law|daughter in law|son in law|household)
    (divorced|separated|divorcing|separating|splitting up|fighting|alcoholic|toxic|strict|narcissistic|immigrant|abusive|controlling|overprotective|aging) parents
    (family|families) (falling apart|torn apart|is a mess|broken|fighting|broke apart|in crisis)
    (blended|step|second) (family|families) (problems|issues|conflict|not working|trouble)
    (custody|access|visitation|parenting time) (battle|dispute|fight|arrangement|issues|schedule)
    (grown|adult) (son|daughter|kids|children) (won t|doesn t|don t|cut me off|lives|moved back|living) [talk|call|speak|at home|me|to]
    (hate|hates|fights with|jealous of|fighting with) (my|his|her|the) (new|baby|) (<relative>|stepdad|stepmom|stepfather|stepmother|brother|sister)
    (ex|mother|father) (wont|won t) let me see (my|our|the) (kids|son|daughter|children|grandkids)
    (see|losing|lost|miss) my (kids|grandkids|grandchildren) [custody|to cas|to cfs]
    (taken|apprehended) by (cfs|cas|child services|social services|children s aid)
    (son|daughter|<relative>|<partner>) in (jail|prison)
    (found out i was adopted|found out she was adopted|found out he was adopted|birth parents)
    <relative> (criticizes|criticises|judges|belittles|compares me|puts me down) [everything|me]
    (<relative>|<child>) [who is <age>|in a cult] (won t|doesn t|don t|stopped|isn t|aren t|refuses to|no longer|never|hasn t|not) (talk|talks|talking|talked|speak|speaks|speaking|spoken|call|calls|calling|visit|visits|answer|contact) [to|with] [me|us|him|her|each other]
    <relative> (cut|cuts|has cut|blocked|disowned|kicked|shut) (me|us|him|her) (off|out)
    <relative> (joined|is in|got into|is part of) [a] (cult|sect|gang|conspiracy theories|qanon)
    (turn|turns|turning|turned|poison|poisons|poisoning) (my|our|the) [grown|adult|own] (kids|children|<child>|<relative>) against (me|us|him|her)
    (tell|telling|told) my (mom|dad|parents|mother|father|family) [that] [i|about] [need|want|my|failed|dropped|am]
    (conflict|conflicts|fight|fights|fighting|argue|arguing|argument|arguments|screaming matches|butting heads|clash|clashing|drama|tension) (with|between) [my|our] (<relative>|<child>)
    (mom|mother|dad|father|parents) (won t|doesn t|don t|never) (let|lets|allow|allows|trust|trusts|listen|listens) [to] me
    (inheritance|will|estate) (fight|fights|dispute|drama|conflict)
    (parents|mom|dad|mother|father|family) (compare|compares|criticize|criticizes|criticise|criticises|push|pushes|pressure|pressures|judge|judges|ignore|ignores|blame|blames|guilt trip|guilt trips|belittle|belittles) (me|us|my)
    (hate|hates|dread|dreading|avoid|avoiding|afraid of|scared to|don t want to|never want to) (going|go|coming|come) home [after work|after school]
    (dad|mom|father|mother|parent|parents) (left|walked out|abandoned|abandoned us|abandoned me) when i was [<number>|little|young|a kid|a baby]
  `,
  fr: `
    (conflit|conflits|probleme|problemes|chicane|chicanes|tensions|dynamique) (familiale|familiales|familiaux|familial|de famille|dans la famille|en famille)
    (famille|parents|mere|pere|belle mere|beau pere|soeur|frere|belle famille) (toxique|toxiques|dysfonctionnelle|difficile|difficiles|controlante|narcissique|envahissante)
    (belle mere|beau pere|beaux parents|belle soeur|beau frere|gendre|bru) [me rend folle|me rend fou|toxique|envahissante]
    (famille recomposee|recomposee|beaux enfants|belle famille|garde des enfants|garde partagee|garde d enfants|coparentalite|alienation parentale|mediation familiale|adoption|adopte|famille d accueil|dpj|coupe les ponts|couper les ponts|origine familiale|secret de famille)
    (chicane*|disput*|conflit*|je parle plus) (avec|a|entre) (mon|ma|mes) <relative>
    (mes parents|ma famille) (se separent|divorcent|me comprennent pas|me comprend pas|m acceptent pas|se chicanent)
    (rivalite|chicane|jalousie) (entre freres et soeurs|fraternelle|frere soeur)
    enfant (de parents|d) (alcooliques|separes|alcoolique|divorces)
    (belle famille|belle mere|beaux parents|parents|famille) (se mele|se melent|controle|intervient|envahissante|toxique)
    (chicane|dispute|guerre|conflit) (d heritage|de succession|familiale)
    (mes enfants|mon fils|ma fille) (m appelle|m appellent|me parle|me parlent|vient|viennent) plus
    (deteste|hais|aime pas) (etre|vivre) (chez nous|a la maison|chez mes parents)
    (chicane de famille|famille dysfonctionnelle|famille eclatee|mouton noir|parentification|parentifie|bouc emissaire|drames familiaux|histoires de famille|belle mere|beau pere|beaux parents|belles filles|beau fils|fratrie|protection de la jeunesse|signalement dpj|centre jeunesse|adoptif|adoptive|adopter|mis dehors|jete dehors|mise a la porte)
    (mes|les|nos) (parents|deux parents) (se chicanent|se separent|se disputent|divorcent|se crient|se crient apres|crient|sont separes|sont divorces|me comprennent pas|comprennent pas|m ecoutent pas|m acceptent pas|boivent|sont sur mon dos|me tapent|veulent pas|sont trop severes|me mettent de la pression|se chicanent tout le temps)
    (ma|mon) (mere|pere|soeur|frere|famille|belle mere|belle soeur|beau pere|maman|papa) (me controle|me comprend pas|me parle plus|ne me parle plus|est toxique|est narcissique|me juge|m ecoute pas|va capoter|me tape sur les nerfs|veut tout controler|me critique|se mele de tout|me rend fou|me rend folle|m a renie|me lache pas|me manipule|boit|me fait sentir coupable)
    (parle|parlons|parlent|parler) (plus|pu|pas) (a|avec|entre) (mon|ma|mes|leur|son|eux) [<relative>|enfants|famille|parents]
    (chicane|chicanes|chicaner|dispute|disputes|conflit|conflits|tension|tensions|froid|guerre|engueulades|problemes|relation difficile) (avec|entre|chez|dans) [mon|ma|mes|la|les|nous] (<relative>|famille|parents|belle famille|belle mere|freres et soeurs|nous|beaux enfants|maison|fratrie)
    (coupe|couper|coupe les|rompu) (les|) (ponts|liens|contact|contacts) [avec]
    (garde|droits d acces|droit de visite) (partagee|exclusive|des enfants|legale|contestee)
    (enfants|ados|ado) (ne|) (me parlent plus|veut plus venir chez moi|veut plus voir|refuse de voir|prennent parti|veut plus venir|me voient plus)
    (parents|pere|mere) (separes|divorces|alcoolique|alcooliques|absent|absente|toxiques|severes|exigeants|vieillissants|controlants)
    (famille) (recomposee|en crise|brisee|toxique|dechiree|dysfonctionnelle|reconstituee)
    (voir|vois|voit) (plus|pas) (mes|nos) (enfants|petits enfants)
    (ex) (veut pas|refuse|m empeche) [que|de] [je|] (voie|voir|vois) [mes|les] (enfants|petits)
    (perdu|perdre) la garde
    (dpj) (a pris|veut prendre|est venue|dans le decor)
    <relative> (critique|juge|me rabaisse|me compare|me denigre|commente) [tout]
    <relative> (est|sont) [pas] (endurable|endurables|vivable|invivable|parlable)
    (<relative>|<child>) [de <age> ans|adulte|majeur|majeure] (ne|n|) (me|m|nous|lui|se) (parle|parlent|appelle|appellent|repond|repondent|visite|visitent|donne|donnent|adresse|connait|connaissent) (plus|pu|pus|pas|jamais)
    <relative> (m a|nous a|m ont) (bloque|bloquee|renie|reniee|rejete|rejetee|mis dehors|mise dehors|coupe)
    (coupe|couper|coupee|couple) les ponts [avec]
    (monte|montent|monter|retourne|retourner) (mes|mon|ma|nos|les) (enfants|<child>) contre (moi|nous)
    (conflit|conflits|chicane|chicanes|dispute|disputes|tension|tensions|guerre|accrochages|engueulade|engueulades) (avec|entre) [mon|ma|mes|notre|le|la] (<relative>|<child>)
    (mere|pere|parents) [ne] (veut|veulent|laisse|laissent|ecoute|ecoutent) (pas|jamais|rien) (que|me|savoir)
    (chicane|conflit|guerre|dispute) (pour|d|de|autour de) [l|la] (heritage|succession|maison familiale)
    (parents|mere|pere|maman|papa|famille) (me|m|nous) (comparent|compare|critiquent|critique|controlent|controle|poussent|jugent|juge|comprennent pas|comprend pas|reprochent|reproche|blament|blame|etouffent|etouffe|surprotegent)
    (envie|gout|peur|hate) (de|d) (rentrer|retourner) [chez moi|a la maison|chez nous]
  `,
};
