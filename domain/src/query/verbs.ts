import { inflectionless } from '../text/inflection.ts';

/**
 * English verbs that people tell their troubles with, in the base form; those that bend in their own way with their other forms behind a
 * colon. The forms in `-s`, `-ed` and `-ing` are made by {@link formsOfEnglish}.
 */
const ENGLISH = `
  abandon abuse accuse ache act age agree aim answer argue ask assault attack attract avoid beg behave believe belittle betray binge blame block bother
  bully call calm care cause change chase cheat check choke choose:chose,chosen clean climb cling:clung close collapse collect come:came
  compare complain control cope cough crash crave criticize criticise cross cry curse cut damage date decide depend deserve destroy
  disappear disappoint discipline divorce doubt drag dread drink:drank,drunk drive:drove,driven drop drown dump eat:ate,eaten embarrass
  enjoy escape exclude expect explode face fail faint fake fall:fell,fallen fear feel:felt fight:fought find:found fire fly:flew,flown focus
  follow force forget:forgot,forgotten forgive:forgave,forgiven freak freeze:froze,frozen function gag gamble game get:got,gotten ghost give:gave,given go:went,gone,goes
  gossip grab grieve grope grow:grew,grown handle happen harass harm hate haunt hear:heard help hide:hid,hidden hit hoard hold:held
  hope humiliate hurt ignore imagine injure insult interrupt isolate joke judge jump keep:kept kick kidnap know:knew,known lack laugh
  learn lie:lied,lying listen live lock look lose:lost,losing love make:made manage manipulate marry master masturbate meet:met mess
  miscarry miss mock molest mourn move nag need obsess open overeat:overate overreact pace panic pass pay:paid pee pick play please pound pray pressure pretend
  procrastinate promise provoke pull punch punish purge push put:putting puke quit:quitting race rage rape raise react read refuse regret reject relapse relax
  rely remember repeat resent respect respond restrict retire return ridicule rub ruin run:ran,running sabotage say:said scare scratch scream see:saw,seen
  seize separate shake:shook,shaken share shop shout shove shut sit:sat,sitting skip slam slap sleep:slept sleepwalk smack smell smoke snap snore snoop
  sneak sob socialize socialise speak:spoke,spoken spend:spent spiral spit:spat,spitting split spy stalk stand:stood stare start starve stay steal:stole,stolen stop
  stress strike:struck struggle study stutter suffer suffocate survive swallow swear:swore,sworn sweat take:took,taken talk tap tease tell:told text
  think:thought threaten throw:threw,thrown touch trap treat tremble trick trust try turn twitch undereat understand:understood upset:upsetting use vape vomit
  wait wake:woke,woken walk want wash waste watch wear:wore,worn weep:wept wet whine win:won wish withdraw:withdrew,withdrawn work worry worsen
  yell berate neglect groom victimize dissociate disassociate fidget ruminate overthink:overthought overwork overspend:overspent daydream:daydreamt
  shiver sweat explode erupt beat:beaten bite:bitten,bit bleed:bled break:broke,broken choke crumble deal:dealt deny drain drift drown hug
  lash lecture loathe mistreat misuse neglect nitpick offend feed:fed squeeze dangle yank twist knock stomp whack fondle hurl stab whip pin strip scald poison blackmail film lick snort inject undress overdo:overdid,overdone persecute pester pinch placate pressure rob scold
   shame shun sink:sank,sunk slip smother snub spank stall strangle strand stutter sulk tantrum taunt torment torture urinate wander
`;

/** French verbs of the first group, in the infinitive: all their forms are made by {@link formsOfFrench}. */
const FRENCH = `
  abandonner aborder abuser accepter accoucher accrocher accumuler acheter achaler adopter affecter affronter agresser aider aimer alarmer angoisser appeler
  appliquer apprecier arracher arreter arriver attaquer augmenter avaler avorter baisser balancer begayer blamer blesser bloquer boiter bouder bouffer bouger
  bousculer brailler brasser briser bruler cacher calculer calmer capoter casser cesser changer chercher chialer chicaner chuter cogner collectionner coller commencer
  comparer compliquer compter concentrer confronter conjuguer consommer continuer controler couper craquer creuser crever crier critiquer culpabiliser debarquer deborder
  debrouiller dechirer decider decourager decrocher deconnecter degouter demander demenager denigrer depasser depenser deprimer deranger derailler desorganiser detester devaloriser devorer
  diminuer disputer diviser divorcer donner douter dominer echapper echouer eclater ecoeurer ecouter ecraser effrayer eloigner embarquer embarrasser embeter empecher empirer encourager endurer enerver
  enfermer engueuler ennuyer enterrer epuiser espionner esperer etouffer eviter exagerer exploiter exploser exprimer fatiguer fermer ficher figer filer fixer flancher
  forcer fouiller frapper freaker frequenter frissonner frustrer fuguer fumer gacher gagner gaspiller gerer gifler gratter gronder gruger guider habiter harceler hausser hesiter humilier hurler
  ignorer imaginer importer inquieter insister insulter integrer interesser intimider inventer isoler jaser jouer juger lacher laisser lancer laver lever
  liker manger manipuler manquer marcher masturber mefier melanger menacer mepriser mesurer moquer mouiller monopoliser montrer mordiller negliger nettoyer nier obliger obseder occuper
  oublier paniquer pardonner parler partager passer patienter payer penser percer peser piler piquer pisser pleurer pogner pousser preferer preoccuper
  priver procrastiner projeter provoquer quitter rabaisser racketter raconter rager ramasser raler ramener rater recommencer reculer refouler refuser regarder regretter rejeter relaxer remplacer
  rencontrer renier rentrer repeter repousser reprocher respecter respirer ressasser rester retourner retrouver rever reveiller revoler ridiculiser risquer rouler ruiner ruminer
  saboter sacrer saigner sauter sauver separer serrer signaler soigner sombrer soupconner souffler souler stresser supporter surveiller sursauter
  tabasser taper tanner terroriser texter tolerer tomber torturer toucher tourmenter tourner tousser tracasser trainer traiter transpirer travailler trembler tricher tripoter
  secouer garrocher pitcher fesser varger etrangler poignarder noyer attacher sequestrer fouetter pincer rudoyer sniffer injecter gober empoisonner convulser enfler gonfler
  scarifier mutiler taillader griffer filmer deshabiller tripler doubler tromper trouver trembloter user verifier vider violenter violer virer voler voyager zoner
`;

/** French verbs of other groups, with the forms that are said of oneself, of somebody and of how it was. */
const FRENCH_OTHERS = `
  dormir dors dort dorment dormais dormait dormaient dormi
  boire bois boit boivent buvais buvait bu
  sentir sens sent sentent sentais sentait senti sentie
  sortir sors sort sortent sortais sortait sorti sortie
  perdre perds perd perdent perdais perdait perdu perdue
  battre bats bat battent battais battait battu battue battus
  fuir fuis fuit fuient fuyait fui
  souffrir souffre souffres souffrent souffrait souffert
  mentir mentent mentais mentait menti
  reussir reussis reussit reussissait
  finir finis finit finissent finissait fini
  vomir vomis vomit vomissent vomissait vomi
  subir subis subit subissait subi subie
  grossir grossis grossit grossi
  maigrir maigris maigrit maigri
  vieillir vieillis vieillit vieilli
  hair hais hait haissent haissait hai
  trahir trahis trahit trahissait trahi trahie
  obeir obeis obeit obeissent obeissait
  rire ris rit rient riait riaient
  dire dis dit disent disais disait disaient
  lire lis lisent lisait
  ecrire ecris ecrit ecrivent ecrivait
  vivre vis vit vivent vivais vivait vecu
  craindre crains craint craignent craignait
  plaindre plains plaint plaignent plaignait
  detruire detruis detruit detruisent detruisait detruite
  comprendre comprends comprend comprennent comprenait compris
  apprendre apprends apprend apprennent apprenait appris
  prendre prends prend prennent prenais prenait pris
  mettre mets met mettent mettais mettait mis
  faire fais fait font faisais faisait faisaient
  voir vois voit voient voyais voyait vu
  croire crois croit croient croyait cru
  vouloir veux veut veulent voulais voulait voulaient voulu
  pouvoir peux peut peuvent pouvais pouvait pouvaient
  devoir dois doit doivent devais devait
  aller vais va vont allais allait
  venir viens vient viennent venait venu
  revenir reviens revient reviennent revenait revenu
  pendre pends pend pendent pendait pendrait pendrai pendra pendu pendue
  devenir deviens devient deviennent devenait devenu
  tenir tiens tient tiennent tenait tenu
  entendre entends entend entendent entendais entendait entendu
  attendre attends attend attendent attendais attendait attendu
  rendre rends rend rendent rendait rendu
  repondre reponds repond repondent repondait repondu
  mordre mords mord mordent mordait mordu mordue
  rompre romps rompt rompait rompu
  disparaitre disparais disparait disparaissent disparu disparue
  conduire conduis conduit conduisent conduisait
  courir cours court courent courait couru
  ouvrir ouvre ouvrent ouvrait ouvert
  remettre remets remet remettent remettais remis
`;

/** The forms (see {@link inflectionless}) that belong to one verb as this one does, itself left out. */
export function formsOfVerb(form: string): readonly string[] {
  return (classes ??= readClasses()).get(form) ?? [];
}

let classes: ReadonlyMap<string, readonly string[]> | undefined;

function readClasses(): Map<string, readonly string[]> {
  const verbs = [
    ...wordsIn(ENGLISH).map(formsOfEnglish),
    ...wordsIn(FRENCH).map(formsOfFrench),
    ...FRENCH_OTHERS.trim()
      .split('\n')
      .map((line) => wordsIn(line)),
  ];
  const found = new Map<string, Set<string>>();
  for (const verb of verbs) {
    const forms = new Set(verb.map(inflectionless));
    for (const form of forms) {
      const known = found.get(form) ?? new Set();
      found.set(form, known);
      for (const other of forms) if (other !== form) known.add(other);
    }
  }
  return new Map([...found].map(([form, others]) => [form, [...others]]));
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** `stop:` and the like: `stop`, `stops`, `stopped`, `stopping`, and the forms behind the colon. */
function formsOfEnglish(entry: string): string[] {
  const [base = '', others] = entry.split(':');
  const soft = base.replace(/e$/, '');
  const doubled = /[^aeiou][aeiou][bgklmnprt]$/.test(base) && base.length < 6 ? base + base.slice(-1) : soft;
  const past = base.endsWith('y') && !/[aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${doubled}ed`;
  const third = base.endsWith('y') && !/[aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
  return [base, third, past, `${soft}ed`, `${doubled}ing`, `${soft}ing`, ...(others?.split(',') ?? [])];
}

function formsOfFrench(infinitive: string): string[] {
  const stem = infinitive.replace(/er$/, '');
  // `manger` and `lancer` keep an e in `mangeait`, which folds away a cedilla in `lançait`.
  const soft = stem.endsWith('g') ? `${stem}e` : stem;
  const strong = stem.replace(/[yl]$/, (letter) => (letter === 'y' ? 'i' : 'l'));
  return [
    ...['e', 'es', 'ent', 'er', 'ee', 'ees', 'ez', 'erait', 'era', 'erai', 'erais'].map(
      (ending) => stem + ending,
    ),
    ...['ais', 'ait', 'aient', 'ons'].map((ending) => soft + ending),
    `${strong}e`,
  ];
}
