import { describe, expect, it } from 'vitest';
import type { DangerKind } from '../../crisis-lines/danger.ts';
import { saysDanger } from '../danger.ts';
import { directoryLexicon, placeLexicon } from '../directory-lexicon.ts';
import { understand } from '../understand.ts';
import { pairsOf } from '../read-in-tests.ts';

const lexicons = [directoryLexicon(), placeLexicon([{ name: 'Toronto', slug: 'toronto', province: 'ON' }])];
const known = new Map<string, ReturnType<typeof understand>>();
/** Each text is read once, however many tests ask. */
function readingOf(text: string) {
  const reading = known.get(text) ?? understand(text, lexicons);
  known.set(text, reading);
  return reading;
}
const dangerIn = (text: string) => readingOf(text).danger;

/** What people say, by what it is about: short and long, of themselves and of others, misspelt, in slang. */
const SAID: Readonly<Record<DangerKind, string>> = {
  suicide: `
    j'ai un plan et des pilules | mes enfants me dérangent, je veux mourir | je dérange mes enfants
    i'm a firefighter and thinking about suicide | infirmière qui pense au suicide | idées noires policier | student nurse self harm
    my son wrote a book about ending his life | my student wrote a poem about killing himself | book on how to kill myself | pdf how to hang myself
    found a suicide note in her book | mon mari est policier et il parle de se tuer | mon père, retraité, parle de suicide
    my dad, retired, says goodbye to everyone and has a gun | ça fait deux ans que mon fils parle de se tuer | mon adolescente se mutile
    mon ado se coupe, il est au secondaire | je me mutile comme au secondaire | ça fait longtemps que je me coupe
    my daughter is suicidal in high school | my teen is suicidal, she is in college | i am suicidal in university | suicidal student in college
    suicidal for several years since my divorce | he is in the garage with a rope | my husband is in the garage with a rope | passer le pont et sauter
    je vais me tuer au travail | i want to disappear from work and life | je veux mourir en dedans
    si tu pars en premier je le suis, on a un pacte pour mourir ensemble | i have a gun and nothing to lose
    ER nurse, suicide is all I think of tonight | they say I'm doing great, lol, I want to kill myself | je pense me tuer au travail
    i already have the rope | standing on the bridge right now | ma blonde a laissé une lettre d'adieu, elle répond plus
    palliative, I want to die tonight | fin de vie, je veux mourir ce soir | end of life, I want to die tonight | hospice patient wants to die
    past suicide attempt, I tried again last night and I am not doing well | my daughter self harm for 2 years | self harm for 3 years
    automutilation depuis 2 ans | tentative de suicide depuis 3 ans | suicide attempt 2 years ago, thinking of it again for 3 weeks
    ma tentative il y a des années, je veux recommencer | my son self harm, not stable | recovered from self harm, relapsed today
    previous suicide attempt, doing well but I have a plan tonight | my friend jumped off a bridge last year and I want to join him
    i want to die to be with my mom
    I've got a loaded shotgun in my lap
    half my section is gone, i should join them | il a donné son chat et il dit qu'il en aura plus besoin
    voices tell me to hurt people
    suicide | sucidal | kms | end it all | want to die | wanttodie | i wanna kill myself | killmyself | no reason to live | can't go on
    i hope i dont wake up | better off without me | how to kill myself | cutting again | id rather be dead | dark thoughts
    im going to end it | my daughter says she wants to die | my son wants to kill himself | found razor blades in my sons room
    everyone would be happier if i was dead | i keep imagining crashing my car into a tree | after my suicide attempt | I am 82 and I do not wish to live any longer | he keeps saying we'd all be better off without him
    idées noires | j'ai des idées noires | j'en peux plus | automutilation | j'veux pu vivre | jveux mourrir | tannée de vivre
    mon ado parle de suicide | ma fille se scarifie | mon mari veut s'enlever la vie | je pense à sauter en bas du pont
    i'm a burden | no one will miss me | my husband bought a rope | by the time you read this i'll be gone | rifle in the barn and it could all be over
    i've been saving up my sleeping pills | what i might do to myself tonight | it would be easier if i just stopped existing
    je suis un poids pour tout le monde | je garde mes médicaments de côté pour le jour où je serai prêt | combien de tylenol pour mourir
    ce serait plus simple si j'existais plus | g envi 2 mourir | je ne veux pas être en vie demain | lettre dans le tiroir avant de partir pour toujours
    want 2 end it | took out a razor and said goodbye | jfais du mal a mon corps avec une lame
    my life has no meaning | ma vie ne sert à rien | ma vie sert à rien | ma vie n'a plus de sens | la vie a pas de sens
    mon existence n'a aucun but | ma vie vaut plus rien | la vie m'est insupportable | ma vie est finie
    j'ai pu le goût de vivre | à quoi bon vivre |
    je veux me crisser en bas du pont | les voix me disent de me tuer | dying would be easier than telling them
    sitting in my car in the garage with the engine running | my dad has been saying his goodbyes | my note is written | tired of breathing | je veux en finir avec la vie | mes enfants seraient mieux sans moi
    i can't leave my son alone, he said he would jump off the balcony
    my 13 year old is self harming | suicidal after watching a film | jai envie den finir | jveux me tué | disappointed that i'm still alive
    if it wasn't for my mom i'd be dead already | si c'était pas de mon chien je me serais pendu | elle passera pas l'hiver | worth more dead
    how to die without suffering | façon de mourir sans avoir mal | dose mortelle de tylenol | put a bullet in my head | je me jetterais en bas du viaduc
    ça donne rien que je reste en vie | what's the use of living | attempted last night and they sent me home from the er
    j'ai essayé samedi, l'urgence m'a renvoyé chez nous | i have a date, i've been planning it for months | je vais me jeter dans le vide en quittant ma job
  `,
  violence: `
    inceste, père policier | on me coupe la gorge |     mon mari a un fusil et il a bu
    abusive husband police officer | conjoint violent, il est policier | violence conjugale, mon mari est avocat
    domestic violence, my husband is an officer | victime de violence conjugale, conjoint militaire | abusive partner, need a lawyer
    raped by an officer | raped by a nurse | raped in the military | agressée sexuellement pendant mon stage | sexually assaulted during my internship
    agression sexuelle par un policier | being stalked, police officer | death threats from a lawyer | elder abuse by staff
    strangled by a security guard | le policier a violé ma soeur | ça fait 3 ans que mon mari me bat | ça fait des années qu'il me frappe
    il me bat, il y a longtemps que ça dure | my husband chokes me, it began a few years ago | my boyfriend in recovery since june hits me
    my ex is outside my house | my ex is outside my house now | afraid of dying tonight he has a knife | il m'a brûlée au travail
    threatened with a lawsuit and a gun
    elle dort avec une chaise contre la porte | retired cop, my husband hits me | si je le quitte il va me retrouver et me tuer
    healing from rape last night | assaulted at work last year by my husband | he hits me in front of the kids | il me bat devant les enfants
    mon père était violent il y a longtemps et il bat encore ma mère | il était violent il y a longtemps, il menace de me tuer
    my dad kills me | mon mari me tue
    she says he'll shoot up the office | son élève parle de faire un massacre | he sells me to men
    my parents will send me to marry a stranger | going to snap and hurt my husband | he took my passport and i am not allowed out
    j'ai dit non pis il a continué | locked in the basement by my stepdad | my ex texted a pic of a gun
    y'a des coups chez le voisin, ça crie au secours
    he is pounding on the bathroom door and im hiding | someone sends me pictures of my house
    il surveille mon cell et je peux pas voir mes amies | je me suis sauvée de chez nous
    raped | strangled | my husband hits me | my boyfriend choked me last night | scared of my husband | i hit my girlfriend
    i was sexually assaulted | he put his hands around my throat | i dont feel safe at home | leaving an abusive marriage
    my sister is being beaten by her husband | my ex is stalking me | i want to kill somebody | he said he will kill me | someone put something in my drink | my roommate pulled a knife on me | domestic violence | my grandson threatens me
    he gets drunk and then he hits me | i cover the bruises with makeup for work | he says if he can't have me no one will | my ex put a tracker on my car
    my family wants to send me back home to marry by force | i said no and he kept going
    j'ai des bleus et je mets des manches longues | mon ex m'attend dans le stationnement à chaque soir | il sort son fusil quand on se chicane
    la préposée gifle ma mère | mes parents veulent me marier de force | viol | j'ai été violée | je suis victime de violence conjugale | violance conjugal | mon chum m'a pogné à la gorge
    mon mari m’a frappée | j’ai peur qu’il me tue | je me suis fait agresser | conjoint violent | il me force à coucher avec lui
    my father beat me when i was little | uncle molested me as a kid, im 40 now | mon père nous battait
    my boss grabbed my breasts | ex armé devant la maison | mon beau-père me touchait quand j'étais petite
    got rapped by my cousin | il ma frapper | the father of my kids hits me | ex entré chez moi, il me cherche | my boss touched me | someone put a gun on me
    ma mère se fait battre par son conjoint | j'ai envie de tuer quelqu'un | il m'a donné un coup de poing
    going to put a knife in my boss | lui mettre une balle dans la tête | my boyfriend is pimping me out | mon chum me vend à ses amis
    she says she tripped but it was him | elle dit qu'elle est tombée, elle retourne avec lui | il m'a donné un coup de poing quand j'ai reçu le diagnostic
  `,
  medical: `
    i overdosed in college residence, help | mon médecin m'a donné des ativan, j'en ai pris trop | prescribed lorazepam, i took too many
    my psychiatrist gave me pills i took them all | my doctor is away and i took too much tylenol | i fainted and there is blood everywhere
    my son fainted, blood coming from his head
    le bébé a la peau marbrée et il geint | deuil, j'ai fait une overdose hier | endeuillée, j'ai fait une surdose | grieving my mom I took an overdose last night
    funeral of my brother, I overdosed last night | autistic son bangs his head until he bleeds
    mon père a un arrêt cardiaque depuis 5 minutes
    alcohol withdrawal and i'm shaking and seeing things | throat is swelling after a bee sting
    j'ai arrêté de boire hier et je vois des bibittes | il s'est cogné la tête, il vomit
    she fell off the ladder an hour ago and now she keeps vomiting | my grandmother chewed her fentanyl patch
    his lips are huge after the shrimp
    baby not breathing | toddler unconscious in the pool | mon bébé respire plus | ma fille de 3 ans est inconsciente | ma blonde fait une crise d'épilepsie
    overdose | my son overdosed | he od'd on fentanyl | i took all my pills | took too many advil | just swallowed 30 pills
    she drank antifreeze | my toddler ate my antidepressants | he's not breathing | he passed out and wont wake up | the bleeding won't stop | my mother is having a stroke | call an ambulance | i think i've been poisoned
    he fell, hit his head and now he makes no sense
    my wife gave birth and is soaking a pad every ten minutes | his speech is slurred and his face is numb | took all my sertraline
    ma mère parle bizarre et sa bouche est croche
    surdose | mon chum a fait une overdose | j'ai avalé des pilules | j'ai pris 40 tylenol | elle ne respire plus
    mon fils a bu de l'eau de javel | ma mère a mélangé ses pilules pis de la vodka | ça arrête pas de saigner | antipoison
  `,
  child: `
    maltraitance par une préposée | the daycare staff hit the kids | l'éducatrice frappe les enfants
    he beats the kids, retired cop | mon beau-père me viole, ça fait des années | mon mari me frappe, ça a commencé il y a 2 ans
    she is five and she's bleeding in her underwear | I slapped my two year old hard across the face
    ocd, I want to hurt my baby and I did | ocd, I hurt my baby | he hits me in front of the kids | il me bat devant les enfants
    caught my boyfriend in bed with my daughter | mon frère me fait des affaires la nuit, j'ai 11 ans
    les petits sont seuls toute la nuit | un élève arrive avec des brûlures de cigarette
    my coach picks my 12 year old up alone and she comes home shaking | ma fille de 6 ans est enfermée dans une cage quand elle pleure
    le moniteur reste seul avec mon fils au chalet et il revient en tremblant | my daughter hasn't eaten in days
    a grown man from my game wants me to come to his hotel, i'm 13 | un monsieur m'envoie des photos de lui, j'ai 12 ans
    urge to throw the baby | les enfants d'à côté sont laissés seuls
    i feel like hurting my baby | scared i will shake my baby | i shook my newborn | my husband hits our kids | child abuse
    my daughter was molested | the babysitter slapped my son | my dad beats me | a man online is asking my 12 year old for nudes | thoughts of drowning my newborn | i don't trust myself with my baby | my kid came back with bruises
    the baby lies in a dirty diaper and mom is drunk | my sister's kids are never fed
    the coach made the boys undress and took photos | they lock the boy in the basement | baby was crying and i almost smothered him
    il serre le bébé trop fort quand il braille | ma fille dit que papi lui a touché les parties
    mon ex conduit saoul avec les enfants | j'ai envie de secouer mon bébé | peur de faire mal à mon bébé | je frappe mes enfants | mon père me frappe
    mon ex touche à notre fille | ma fille a été abusée par son oncle | enfant maltraité | mes parents me battent
    my dad makes me stand in ice water when i wet the bed
    grandpa slid his fingers in my 5 year old's underwear | le voisin a mis sa main dans la culotte de ma fille
    one of my students says her dad comes in her room at night | un élève me confie que son beau-père le frappe
  `,
};

/** What is hinted at, or told by what stands around it: of some of these no reader could be sure. */
const GRAVE = `
  i am afraid of his gun | j'ai peur du couteau de mon père | my ex is obsessive and has a knife | me tuer à la job | me tuer en travaillant
  me tuer au travail | my brother took his own life tonight | can seroquel kill me | i'm dead tired tonight | i killed my exam last night
  exam tonight, i'm dead | goodbye to my dog tonight | my cat is dead, what do i do | mon père meurt d'un cancer, je sais plus quoi faire
  therapist for dying father urgent | my mother passed away last night, death is hard | death anxiety urgent | i thought i was dying last night
  crise de panique cette nuit, impression de mourir | tannée de tout, urgent | my husband bought a rifle for hunting tonight
  la clinique répond plus, urgent | personne répond, urgent
  he has the shotgun in the shed with him and told our son he's man of the house now
  we have a pact, if my wife goes i follow the same night
  he told me he would make it look like an accident | mon mari cache mon passeport tant que je dis non
  my fiancé throws boiling water at me | the landlord wants sex or we are evicted
  my brothers will teach me a lesson if they learn that i have a boyfriend
  the ferry railing is so low, i counted | she put a rope in the trunk
  garage with the car running | goodbye world | he bends my fingers back until i say sorry | i scare myself with the baby
  le garde-fou est pas haut | j'ai gardé un flacon au cas où
  my brother hanged himself | mon frère s'est pendu
  ma grand-mère dit qu'elle a fini son temps
  enfant frappé au camp | without EMDR I would not be alive
  suicide loss survivor | suicide of my best friend | my brother killed himself | lost my son to suicide
  my sister died of an overdose | grief after suicide of my brother | past abuse therapy
  childhood sexual abuse survivor therapist | emotionally abusive mother | mon frère s’est suicidé | deuil par suicide
  mon fils est mort d'une surdose | agression sexuelle dans l'enfance | bereavement by suicide | deuil suicide d'un proche
  overdose prevention | survivor of childhood sexual abuse | sexual abuse survivor
  history of domestic abuse | incest survivor | survivante d'inceste | abus sexuel dans l'enfance | abusive childhood
  violence dans mon enfance | controlling husband | my wife is very jealous | manipulative boyfriend | mari contrôlant
  mon conjoint est jaloux | conjointe possessive | mon chum contrôle tout | sexual harassment at work | trop de médicaments
  not hurting myself, want help with focus | I don't cut myself, I need help | pas d'idées suicidaires, de l'aide pour dormir | not suicidal, just tired | stroke | avc
`;

/** What sounds like it. */
const HARMLESS = `
  mes enfants me dérangent | l'école appelle, mes enfants dérangent | no way am I going online
  strangled hernia surgery anxiety | death by PowerPoint | my uncle drowned long before I was born | bullet journal and adhd
  novelist writing about a woman who poisons her twin | empoisonnement alimentaire | infirmière à l'urgence, les surdoses m'ont usée
  my boss piles it on and I cry at lunch | he hits on me at work | une phrase m'a frappée | me battre pour la garde | arrêt cardiaque l'an dernier
  this traffic is killing me | dying to try EMDR | to die for | kill time | i could kill for a coffee | killing it at work | dead tired
  i want to disappear when i speak in public | rather die than speak in public | within 20 kms | end things with my boyfriend
  cutting ties with my family | teen cutting class | cut down on drinking | i hurt myself at the gym | overdo it | rap music
  i don't want to die | fear of dying | panic attack feels like im going to die | dying of cancer | my phone died | what's the point of therapy
  suicide squad | suicide prevention training for teachers | domestic violence counselling certificate | 911 dispatcher | food poisoning
  he hurt me by lying | afraid of my husband leaving | grief hit me hard | hit by a car | my boss yells at me
  my kids drive me crazy | my toddler hits me | my son hits other kids at daycare | kids hurt by divorce | my baby won't sleep | mourir de rire | je suis mort de fatigue | mort de trac | tuer le temps | se tuer à la tâche
  ma mère va me tuer si j'échoue | en finir avec la cigarette | j'en peux plus de mon boss | tanné de ma job | envie de mourir de honte
  trouver un sens à ma vie | quel est le sens de la vie | ma vie professionnelle n'a plus de sens | ma vie de couple est finie
  je broie du noir | je me coupe du monde | veut plus vivre chez son père | perdu mon bébé à 7 mois
  formation en violence conjugale | mon fils frappe sa soeur
  je me bats contre le cancer | il me tape sur les nerfs | mon mari a fait un avc | peur de mourir | mon chum me trompe | ça me tue
  virginia woolf essay on suicide | overdosed on cat videos | my son got beaten at mario kart | on s'est fait battre 7 à 2 | boss stabbed me in the back
  my son hits other kids | hunting with his rifle all fall | continuing education on child abuse reporting | suicide prevention week | i fear choking at the exam
  j'étouffe dans mon bureau | poison d'avril | la chaleur me tue | mon ado reste enfermé dans sa chambre | formation sur le risque suicidaire | glad to be alive
  mon bb dort pas jsuis brulée je cherche du soutien pour les nuits | mon garçon de 6 ans fait des crises pour mettre ses bottes
  elle s'ennuie beaucoup de ses soeurs | psychologist job posting women's shelter | battered fish | j'étouffe dans mon petit appart
  can't leave the house because he wanders | husband got food poisoning and i slept in the car | peur bleue des orages, mon fils se cache
  my marriage is over and i want to end it well | caring for my mom with dementia, i can't do this anymore | proche aidante de mon père, j'en peux plus
  my husband snores, i could strangle him haha | ma belle-mère est un vrai poison | ocd thoughts of harming people | i want out of my marriage
  we sold the house and hugged the neighbours goodbye | my coach gives my daughter rides to practice | the puppy sleeps in a crate and my son cries
  le coup de grâce, ils ont refusé ma promotion | ma plante préférée est morte | i work at a sexual assault centre | assault on my self esteem | j'ai serré ma soeur dans mes bras
  prosecutor with sexual assault cases | avocate, dossiers d'agression sexuelle | detective on child exploitation | entrevue sur l'homicide
  biting and hair pulling, 3 year old | attacked by a dog | healing from rape years ago | strangled by debt | intoxication aux moisissures
  i take 3 pills a day for adhd | fatiguée tout le temps | psychologue qui prend la croix bleue | my ex was violent, ten years ago | peur de me noyer | je lave tout pour pas m'empoisonner
  son got beaten in the finals | infirmière agressée au travail l'an passé, cnesst | me battre avec mon ado | call of the void, fear of jumping
  panic attacks on the subway | anxiety attack at a bar | attaque de panique au travail | asthma attack on the bus
  je travaille pour sos violence conjugale et je suis vidée | i work at a women's shelter and i'm burned out
  le diagnostic, un coup de poing dans le ventre | comme une gifle cette lettre | cuisinier, je me coupe souvent au travail
  j'ai sauté dans le vide en quittant ma job | affiche sur le bébé secoué | brochure about shaken babies made me anxious
  stagiaire en pharmacie, peur de donner la mauvaise dose | nurse afraid of making a medication error | she says she fell in love and went back to him
  Tom Stalter | Anne Poisson | Luc Villers | Zoe Scarfi | anxiety | emdr toronto online | marie gagnon |
`;

const listOf = (text: string) => text.split(/[|\n]/).map((said) => said.trim());

describe('words of danger', () => {
  it.each(Object.entries(SAID))('are heard as %s', (kind, texts) => {
    const heard = listOf(texts).filter((text) => text !== '');
    expect(heard.filter((text) => !(dangerIn(text) as readonly string[]).includes(kind))).toEqual([]);
  });

  it.each([
    [
      'i want to die, i am going to kill myself, i feel suicidal, my husband beats me, he threatened to kill me, my son overdosed, i hurt my baby, ' +
        'my uncle touches me, i cut myself, i self harm',
      'in edmonton, at home, at work, at school, every time i go home, because of my job, after my exam, when he drinks, in the movie theatre, ' +
        'after hockey, from the pain, my mom died last year',
    ],
    [
      'je veux mourir, je veux me tuer, idées suicidaires, mon mari me bat, il menace de me tuer, mon fils a fait une surdose, ' +
        'j’ai secoué mon bébé, mon oncle me touche, je me coupe, je veux plus vivre',
      'à sherbrooke, à la maison, au travail, à l’école, chaque fois que je rentre, à cause de ma job, après mon examen, quand il boit, au cinéma, ' +
        'après le hockey, dans ma chambre, ma mère est morte',
    ],
  ])('are heard whatever stands beside them: %s', (dangers, besides) => {
    const texts = dangers
      .split(', ')
      .flatMap((danger) => besides.split(', ').flatMap((one) => [`${danger} ${one}`, `${one} ${danger}`]));
    expect(texts.filter((text) => dangerIn(text).length === 0)).toEqual([]);
  });

  it('that only hint at danger are grave, and state none', () => {
    const isGrave = (text: string) => {
      const { danger, isDangerPossible } = readingOf(text);
      return danger.length === 0 && isDangerPossible;
    };
    expect(listOf(GRAVE).filter((text) => text !== '' && !isGrave(text))).toEqual([]);
  });

  it('are not heard in what sounds like them, and few of these are grave', () => {
    const read = listOf(HARMLESS).map(readingOf);
    expect(read.filter(({ danger }) => danger.length > 0)).toEqual([]);
    expect(read.filter(({ isDangerPossible }) => isDangerPossible).length / read.length).toBeLessThanOrEqual(
      0.08,
    );
  });

  it('that somebody has behind him ask for what else they say', () => {
    const isBehind = (text: string) => readingOf(text).isDangerSurvived;
    expect(
      ['suicide loss, EMDR Toronto', 'survivante d’inceste', 'sexual abuse survivor'].every(isBehind),
    ).toBe(true);
    expect(['suicide loss, I want to die', 'abuse', 'controlling husband'].some(isBehind)).toBe(false);
  });

  it('of several kinds are all heard, what is most urgent first', () => {
    expect(dangerIn('i took too many pills i want to die')).toEqual(['medical', 'suicide']);
    expect(dangerIn('my husband hits me and he hits the kids')).toEqual(['child', 'violence']);
    expect(dangerIn('my brother killed himself and i want to die')).toEqual(['suicide']);
    // A child is not in danger by each word that could be said of one, nor violent whoever hears voices.
    expect(dangerIn('je veux me crisser en bas du pont')).toEqual(['suicide']);
    expect(dangerIn('the voices tell me to kill people')).toEqual(['suicide']);
    expect(dangerIn('my toddler is not breathing')[0]).toBe('medical');
    // Of oneself, of oneself and others, and before the eyes of children.
    expect(dangerIn('he threatens to kill himself and our children')).toEqual([
      'child',
      'violence',
      'suicide',
    ]);
    expect(dangerIn('my mom tried to kill herself and my baby brother')).toEqual(
      expect.arrayContaining(['child', 'suicide']),
    );
    expect(dangerIn('my dad wants to kill himself and mom')).toEqual(['violence', 'suicide']);
    expect(dangerIn('my husband says he will kill himself and me')).toEqual(['violence', 'suicide']);
    expect(dangerIn('my ex is threatening to kill herself')).toEqual(['suicide']);
    expect(dangerIn('je suis pas en sécurité avec moi-même')).toEqual(['suicide']);
    expect(dangerIn('he slapped me in front of the kids')).toEqual(['child', 'violence']);
    expect(dangerIn('he put a gun to my head')[0]).toBe('violence');
    expect(dangerIn('he beats my baby and me')).toEqual(['child', 'violence']);
    // A weapon or a locked door beside it makes no violence of what somebody would do to herself.
    expect(dangerIn('my wife wants to end her life')).toEqual(['suicide']);
    expect(dangerIn('dad has a gun and says hes done with life')[0]).toBe('suicide');
    expect(dangerIn('my daughter wrote a goodbye note and locked her door')[0]).toBe('suicide');
  });

  it.each(['psy montréal "idées suicidaires"', '«overdose»', 'i want to “die”'])(
    'stay that between quotation marks: %s',
    (text) => expect(dangerIn(text)).not.toEqual([]),
  );

  it('are the same to what is kept as to what is shown', () => {
    const all = [HARMLESS, GRAVE, ...Object.values(SAID)].flatMap(listOf);
    const isPrivate = (text: string) => readingOf(text).isDangerPossible || readingOf(text).isDangerNamed;
    expect(all.filter((text) => saysDanger(text) !== isPrivate(text))).toEqual([]);
    // What is only named, and what a frame weakens.
    const named = ['suicide prevention training', 'overdose prevention nurse in Toronto'];
    expect(named.filter((text) => !saysDanger(text) || readingOf(text).isDangerPossible)).toEqual([]);
    expect(saysDanger('agressée à l’université l’an dernier')).toBe(true);
  });

  it.each(
    pairsOf(`
      my son overdosed → Substance Use | automutilation → Depression | raped → Trauma
      i shook my baby → Parenting | my brother died of an overdose → Grief and Loss
    `),
  )('and of grief suggest a concern, and leave nobody out: %s', (text, concern) => {
    const { conditions, perhaps } = readingOf(text);
    expect(conditions).toEqual([]);
    expect(JSON.stringify(perhaps)).toContain(concern);
    if (dangerIn(text).length > 0) expect(JSON.stringify(perhaps)).not.toContain('Grief');
  });

  it('take those whom suicide has bereaved for bereaved', () => {
    const [condition] = understand('suicide loss survivor', lexicons).conditions;
    expect(condition?.anyOf).toEqual([{ kind: 'concern', values: ['Grief and Loss'] }]);
  });
});
