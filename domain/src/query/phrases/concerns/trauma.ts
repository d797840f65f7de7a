import type { PhraseGroup } from '../../lexicon.ts';

export const TRAUMA: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Trauma', 'PTSD'] }],
  en: `
    (trauma|traumas|traumatic|traumatiz*|traumatis*|ptsd|cptsd|c ptsd|complex ptsd|complex trauma|post traumatic*|posttraumatic*|flashback*|flash back*|dissociat*|depersonaliz*|derealiz*|hypervigilan*|triggered|triggers|survivor|survivors|childhood trauma|vicarious trauma|secondary trauma|birth trauma|medical trauma|generational trauma|moral injury|acute stress)
    (abuse|abused|abusive|abuser|molest*|rape|raped|incest|sexual assault|sexually assaulted|assault|assaulted|attacked|mugged|csa|sexual abuse|sexual violence|sexual trauma|groomed|grooming|trafficked|trafficking|sexual harassment|harassed|stalked|stalking|kidnapped|tortured|torture)
    (abusive|toxic|violent|narcissistic|controlling|manipulative) (relationship|partner|husband|wife|boyfriend|girlfriend|ex|home|marriage)
    (abusive|violent) (parent|parents|mother|father|family)
    (domestic|intimate partner|family|conjugal) (violence|abuse)
    (emotional|verbal|physical|psychological|narcissistic|spiritual|religious|childhood|ritual) (abuse|neglect|trauma|violence)
    (narcissist|narcissists|narcissistic|gaslight*|gaslit|coercive control|trauma bond*)
    (car|motor vehicle|workplace|motorcycle|bike|work) (accident|crash|collision)
    (mva|accident|crash|collision|shooting|witnessed|witness to|war|bombing|fire|robbery|home invasion|natural disaster|flood|wildfire|explosion|overdose i saw)
    (bad|horrible|terrible|something) (thing|things|experience|memories|happened) [to me|as a child|in my childhood|in my past]
    (bad|painful|terrible|haunting) (memories|childhood|past)
    (haunted|can t forget|keep reliving|reliving|relive) [by|it|what happened|the past|my past]
    (after|since) (the|my|an|a) (accident|crash|attack|assault|fire|robbery|war)
    (beaten|beat|hit|hits|hurt|hurts|yelled at|neglected) (as a child|me|by my <relative>|by my <partner>|growing up)
    my <partner> (hits me|hit me|beats me|is abusive|is violent|hurts me|threatens me|controls me)
    (ran away|escaped|left|leaving|fled) (from|an|my) (abuse|abusive <partner>|abusive relationship|violent home)
    (nightmares|jumpy|startle easily|on guard) [from|about|after] [the past|what happened|trauma]
    (church|religious|cult|spiritual) (hurt|trauma|abuse)
    (inner child|childhood wounds|attachment wounds|mother wound|father wound|rough childhood|bad childhood|unhappy childhood)
    (bullied|bullying|cyberbully*|bully|picked on|mobbing) [at school|at work|online|as a kid]
    (set|sets|setting) (me|him|her) off
    (loud|sudden) (noise|noises|sounds|bangs)
    (jump|jumps|flinch|flinches) (at|when|every)
    (touched|touching|fondled|groped) (me|my) [when|as|as a kid]
    (uncle|father|stepfather|stepdad|coach|priest|teacher|neighbour|cousin|brother|grandfather|babysitter) (touched|abused|molested|raped|hurt|hit) me
    (altar boy|priest abuse|clergy abuse|church abuse|coach abuse|boarding school)
    (stuff|things|what) [that] happened (when|to me|as|in) [i was|a kid|little|young|my childhood]
    (when i was|as a) (a kid|little|a child|young|small|five|six|seven|eight|nine|ten)
    (still|keep|keeps) (see|seeing|hear|hearing|smell|dreaming) (it|the crash|the accident|his face|her face|the bodies|the fire|that night|that call|the same call)
    (ex|<partner>) (follows|stalks|threatens|texts|harasses|controls|tracks) me
    (walk|walking) on eggshells
    (operational stress injury|osi|moral injury)
    (laughed at|made fun of|beat up|teased) [at school|by kids]
  `,
  fr: `
    (trauma|traumas|traumatis*|traumatique|traumatiques|tspt|sspt|tspt complexe|trauma complexe|stress post traumatique|choc post traumatique|post trauma*|flashback|flashbacks|reviviscence*|dissociation|depersonnalisation|hypervigilan*|survivant|survivante|choc|trauma d enfance|traumatismes|blessure d enfance|blessures d enfance|blessure morale|trauma vicariant)
    (abus|abuse|abusee|abuser|agression|agressions|agresse|agressee|viol|violee|violences|inceste|attouchements|agression sexuelle|abus sexuel|abus sexuels|violence sexuelle|harcele|harcelee|harcelement|harcelement sexuel|sequestre|torture|victime|victimes|caalacs|calacs)
    (violence|violences) (conjugale|familiale|domestique|verbale|psychologique|physique|intrafamiliale)
    (relation|conjoint|mari|copain|chum|couple|mere|pere|parent|parents|ex) (toxique|abusif|abusive|violent|violente|controlant|controlante|manipulateur|manipulatrice)
    (pervers narcissique|narcissique|manipulateur|manipulation|emprise|controle coercitif|gaslighting|negligence|neglige|negligee|maltraitance|maltraite|maltraitee)
    (accident|accidente|accidentee) [de|d] [la route|voiture|auto|travail|moto|char]
    (apres|depuis|suite a) (l|un|mon|une|la) (accident|agression|incendie|vol|attaque|guerre|attentat)
    (guerre|bombardement|incendie|feu|vol a main armee|catastrophe|inondation|fusillade|temoin d|vu mourir|attentat)
    (mauvais|terribles|douloureux) (souvenirs|passe)
    (enfance|passe) (difficile|malheureuse|brisee|douloureuse|douloureux)
    (quelque chose|des choses) (de grave|d horrible|m est arrive|arrive dans mon enfance)
    (battu|battue|frappe|frappee|bat) [par|dans] [mon|ma|mes] [<relative>|<partner>]
    mon <partner> (me frappe|me bat|est violent|me controle|me menace|me fait peur)
    (je revis|revivre|hante|hantee|oublie pas|n arrive pas a oublier) [sans cesse|le passe|par]
    (intimide|intimidee|intimidation|cyberintimidation|taxage|rejete a l ecole|souffre douleur|bullying)
    (quitter|quitte|fuir|fui|sortir d) [un|une|mon] (relation toxique|conjoint violent|relation abusive)
    (sursaute|sursauter) [a|au] [chaque|moindre] [bruit|bruits]
    (m a|a|ont|avait) (touche|touchee|agresse|agressee|abuse|abusee|viole|violee) [quand j etais|petite|petit|jeune]
    (mon|mon beau) (oncle|pere|beau pere|cousin|frere|coach|entraineur|cure|pretre|prof|grand pere|voisin) (m a|me) (touche|touchee|abuse|abusee|agresse|agressee|viole|violee|touchait)
    (quand j etais|quand jetais) (petit|petite|jeune|enfant|p tite|flo|ti cul)
    (je|j) (revois|entends encore|revis|fais des cauchemars de) [tout|la scene|l accident|les cris|les images]
    (marche|marcher|marchais) sur des oeufs
    (mon ex|mon <partner>) (me suit|me texte|me harcele|me menace|me surveille|me controle|m appelle sans arret)
    (blessure de stress operationnel|bso|tso)
    (ca|tout) (remonte|me revient|ressort) [depuis|quand]
    (rit|rient|niaise|niaisent|ecoeurent|ecoeure|se moquent) (de moi|de lui|d elle|mon fils|ma fille) [a l ecole]
  `,
};
