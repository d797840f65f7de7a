import { describe, expect, it } from 'vitest';
import { lexicons, listOf } from '../read-in-tests.ts';
import { understand } from '../understand.ts';

/** Ways of speaking that are danger in some sentences and none in others: what is read first of each, `none` where no danger is stated. */
const CLASSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a child who cries': {
    none: `
      bébé qui pleure la nuit | mon enfant pleure à la garderie | my baby cries all night | toddler crying at daycare
      newborn crying at night won't settle | ma fille pleure chaque matin à l'école | mon garçon pleure tout le temps le soir
      my son cries at drop off | daughter crying every night at bedtime | bébé pleure beaucoup dans la nuit | mes jumeaux pleurent la nuit
      kid cries at night and I'm tired | mon fils pleure la nuit depuis la séparation | infant crying evenings colic
      ma petite de 2 ans pleure à la garderie | my 3 year old cries at night wanting mommy
    `,
    child: `
      my baby cries all night and I want to shake him | bébé pleure la nuit et j'ai envie de le secouer
      le bébé pleure toute la nuit et j'ai failli le lancer | he hits the baby when he cries
      newborn crying and I am afraid I will hurt her | mon chum secoue le bébé quand il pleure | I shook my crying baby
      j'ai peur de faire mal au bébé qui pleure
    `,
    suicide: `
      je pleure toute la nuit et je veux mourir | my teen cries every night and says she wants to die
      mon fils pleure la nuit et parle de se tuer | crying every night thinking about suicide
    `,
  },
  'to hang on a neck, or oneself': {
    none: `
      se pendre au cou de sa mère | pendue à son téléphone | mon ado est pendu à son cellulaire | il se pend à mon cou
      ma fille se pend au cou de son père | se pendre au bras de quelqu'un | pendu à ses lèvres | toujours pendue au téléphone
      mon fils se pend à mon bras quand je pars | hanging on his every word | hanging off my neck all day toddler
      she hangs around my neck | my daughter hangs on her phone all day | hanging on by a thread at work | hang out with friends anxiety
      hung up on my ex
    `,
    suicide: `
      mon fils veut se pendre | je vais me pendre | je pense à me pendre dans le garage | my son tried to hang himself
      want to hang myself | il a essayé de se pendre avec une ceinture | elle parle de se pendre | found him hanging in the garage
      se pendre | il s'est mis une corde au cou
    `,
  },
  'a child who hits, or is hit, at school': {
    none: `
      mon enfant frappe à l'école | my child hits at school | my son hits his classmates | mon fils frappe les autres à la garderie
      ma fille tape à l'école | mon garçon de 5 ans frappe ses amis | my 4 year old is hitting at preschool | kid who hits teachers
      mon enfant frappe et mord au CPE | my daughter hits when she is angry | mon fils de 6 ans frappe son éducatrice
      our toddler bites and hits at daycare | child hitting others in class | enfant qui frappe | child who hits
      élève qui frappe en classe
    `,
    child: `j'ai battu ma fille au sang | my child is hit at school | the teacher hits my child at school | l'éducatrice frappe mon enfant à la garderie
      mon enfant se fait frapper à l'école par un prof | daycare worker hit my son | le prof frappe mon fils
      my daughter was hit by her teacher | la gardienne tape mon enfant
    `,
  },
  'what is beaten': {
    none: `
      battered confidence | my team got beaten | battered self esteem | battered by life | our team was beaten in the final
      I feel beaten down by work | beaten by exhaustion | my ego took a beating | confiance en soi battue en brèche
      mon équipe s'est fait battre | notre équipe a été battue en finale | l'estime malmenée par le travail | je me sens battu d'avance
      j'ai battu mon frère au tennis | I beat my husband at golf | mon fils a battu son record | I strangled my budget
      abattue par le travail | we got beat in overtime | beating myself up over mistakes | off the beaten path | beat up about my grades
    `,
    violence: `
      I was beaten last night | battered wife | battered woman | he beat me up | my wife gets beaten by her brother | femme battue
      je me fais battre | my husband has beaten me again | il m'a battue hier soir | I got beaten up by my boyfriend
    `,
  },
  'what is denied': {
    none: `
      not hurting myself, want help with focus | not suicidal, just want help with sleep
      I am not self harming, I need an adhd assessment | je ne me fais pas mal, je veux de l'aide pour la concentration
      pas suicidaire, juste fatigué | je ne veux pas mourir, je veux mieux dormir | no self harm, looking for anxiety therapy
      I don't want to hurt myself, just need someone to talk to | pas d'idées suicidaires, je cherche de l'aide pour l'anxiété
      never self harmed, want couples therapy | without self harm, borderline | je ne m'automutile pas, je cherche un suivi tdah
      I don't cut myself, I need help with focus | no thoughts of suicide, want help with work stress
    `,
    suicide: `
      not sure I can stop hurting myself | not hurting myself anymore but want to die | can't stop hurting myself
      I'm not ok, hurting myself again | je ne peux pas arrêter de me faire mal | pas capable d'arrêter de me couper
      I was not suicidal but now I want to die | no reason to live | not safe, hurting myself | I don't cut myself for attention
    `,
  },
  'a denial beside what makes it doubtful': {
    suicide: `
      I'm not going to kill myself but I have a plan | I'm not going to kill myself today, maybe tomorrow | not harming myself yet
      no thoughts of suicide just going to do it | I don't want to kill myself but voices tell me to | never not suicidal
      I can't promise I'm not going to hurt myself | I am never not thinking about suicide | isn't self harm bad? I do it
      I don't self harm, my daughter does | daughter never self harms at school, only at home | I'm not suicidal, my son is
      I tell everyone I'm not suicidal | not going to kill myself until the kids are grown | doesn't self harm when I watch her
      not thinking about suicide, I already decided | I don't want to hurt myself, the voices do | trying not to hurt myself
      I don't want to die but the voices do | not suicidal but hearing voices | not sure I'm not going to kill myself
      je pense pas au suicide, je vais le faire | je ne me coupe pas assez profond | pas d'idées suicidaires mais j'ai un plan
      je ne veux pas mourir mais les voix me le disent | je ne me fais pas mal aujourd'hui, demain je sais pas
      je ne m'automutile pas encore | je peux pas promettre que je ne me fais pas mal | je ne pense pas au suicide, c'est décidé
      moi je ne m'automutile pas, c'est ma fille qui le fait | ma fille ne s'automutile pas à l'école, seulement à la maison
      je ne me coupe pas quand ma mère est là | pas suicidaire pour l'instant | pas d'automutilation devant les autres
      without my therapist I would not be alive but she quit | I would not be alive without him
    `,
    none: `
      not suicidal but anxious | I'm not suicidal but I need help with sleep | not suicidal, need an appointment today
      no self harm, just looking for couples therapy | not suicidal though very depressed | not suicidal. my son has adhd
      I don't want to hurt myself, I want to plan my career | no self harm, I have a plan through work | denies suicidal ideation
      never self harmed but I feel depressed | not suicidal, does my plan cover this | no suicidal thoughts, my son is 12 and anxious
      pas suicidaire mais très anxieuse | je ne m'automutile pas mais j'ai un tdah | pas suicidaire, j'ai un plan d'assurance
      pas d'idées suicidaires, je cherche un rendez-vous aujourd'hui | je ne pense pas au suicide mais je suis très déprimé
      without EMDR I would not be alive | without my therapist I would not be here today | sans l'EMDR je ne serais pas en vie
      je serais pas là sans ma psy | CBT saved me, I would not be here otherwise | I wouldn't say no to EMDR
      je ne dirais pas non à l'EMDR
    `,
  },
  'to be found hanging, or hanging out': {
    suicide: `
      found him hanging in the garage | found my husband hanging | my dad was found hanging | walked in on him hanging in the closet
      found her hanging out the window with a rope around his neck | trouvé mon père pendu ce matin | trouvée pendue
      j'ai trouvé ma fille pendue dans sa chambre | découvert mon chum pendu au sous-sol | ma mère l'a trouvé pendu
      il a été retrouvé pendu hier
    `,
    none: `
      found my son hanging out with older kids | found him hanging around the school | found her hanging laundry at 3 am
      walked in on my husband hanging up the phone | my son was found hanging out at the mall | found my ex hanging with my friend
      j'ai trouvé mon fils pendu à son téléphone | trouvé ma fille pendue au cou de son chum
    `,
  },
  'a body in danger, now or once': {
    medical: `
      I smoked too much and can't breathe | my friend smoked too much and won't wake up | I just smoked too much | smoked too much weed
      injected too much | avc de ma mère ce matin urgence | crise cardiaque mon mari | ma mère fait une crise cardiaque en ce moment
      postpartum hearing voices baby | just had a baby and voices tell me he is evil | post-partum, des voix me parlent
      accouchée il y a 2 semaines, elle entend des voix | bad trip right now can't breathe | greening out right now
      my friend is having a bad trip and his heart is racing | I might be having a heart attack | my mom might have a stroke | I might have had a stroke
    `,
    none: `
      smoked too much as a teen | I smoked too much weed in college | I used to smoke too much and drink | smoked too much, trying to quit
      my dad smoked too much and died | avc de ma mère il y a deux ans | je vis mal l'infarctus de mon frère
      crise cardiaque de mon mari l'an dernier | deuil infarctus de mon père | crise cardiaque papa quand j'avais 10 ans
      postpartum and my inner voice is mean | postpartum, critical voices in my head telling me I'm a bad mom
      postpartum inner critic voices | post-partum, la petite voix dans ma tête me dit que je suis mauvaise mère
      had a bad trip years ago and scared of weed since | bad trip in 2019, heart anxiety since | bad trip as a teenager, heart anxiety
      anxiété depuis un bad trip il y a 5 ans, coeur qui débat | afraid I might have a heart attack
      worried I might have a stroke someday
    `,
  },
  'a child who is hit at home': {
    child: `
      mon fils est frappé à la maison | mon fils est frappé par son père | la petite est frappée par son père | my son is hit at home
      mes enfants sont frappés à la maison | mon gars se fait taper par son beau-père | ma fille se fait gifler par sa mère
      enfant battu par son père | le petit est frappé chez sa mère | mon conjoint a lancé le petit contre le mur | j'ai envie de jeter mon bébé | mon bébé pleure et je vais craquer
    `,
    none: `
      mon fils est frappé par la rondelle | mon fils frappe à la maison | ma fille frappe son père | la petite frappe à la garderie
      mon fils est frappé par un deuil | mon fils se fait battre aux échecs par son père | mon bébé pleure et je suis fatiguée | burnt out grade 3 teacher | ma fille a une attirance pour les filles
    `,
  },
  'a child who hurts itself': {
    suicide: `
      self harm daughter 14 | self-harm son 15 | my 13 year old self harms | daughter cutting 12 years old | automutilation fille 14 ans
      ma fille de 13 ans se coupe | mon fils de 15 ans s'automutile | ado automutilation | self injury teen girl | child self harm
      my 11 year old hurts herself | 14 year old cutting herself | mon enfant se fait du mal | ma fille se mutile 12 ans
      son burning himself with lighter self harm | teenager self harming | my daughter harms herself | enfant qui s'automutile
      scarification fille 15 ans | adolescente qui se fait mal
    `,
    child: `
      my daughter is being hurt at daycare | someone hurt my 14 year old daughter | on a fait mal à ma fille de 6 ans
      my husband hurts my son
    `,
  },
  'a child who is touched': {
    child: `
      my dad touches me at night | my stepdad touches me | my uncle touches me when mom is out | mon père me touche la nuit
      mon beau-père me touche | mon oncle me touche | my brother comes in my bed and touches me | mon frère vient dans mon lit la nuit
      my grandpa touches my private parts | papa me touche | dad comes into my room at night and touches me | mon grand-père me tripote | my uncle does things to me | attirance pour les enfants
    `,
  },
  'emergencies as nouns': {
    medical: `
      heart attack | crise cardiaque | I think I had a stroke | I think I'm having a stroke | stroke symptoms right now
      je pense que je fais un avc | seizure right now | crise d'épilepsie en ce moment | choc anaphylactique | anaphylaxis
      anaphylactic shock | infarctus | my dad is having a heart attack | mon père fait une crise cardiaque | je crois que j'ai fait un AVC
      severe bleeding | hémorragie | cardiac arrest | arrêt cardiaque | alcohol poisoning | coma éthylique | intoxication à l'alcool
      choking | drug overdose | carbon monoxide poisoning | intoxication au monoxyde | mother having stroke symptoms | heart attack help
      symptômes d'avc | signes de crise cardiaque | aide crise cardiaque | I may be having a heart attack | possible stroke, face drooping
    `,
    none: `
      stroke | avc | stroke rehab | stroke survivor | depression after heart attack | dépression après une crise cardiaque | réadaptation après un AVC
      my father had a stroke two years ago | mon mari a fait un AVC en 2019 | panic attack feels like a heart attack
      peur de faire une crise cardiaque | afraid of having a heart attack | anxiety about heart attack | stroke of luck
      different strokes for different folks | neuropsychologue avc | post-stroke depression | proche aidante d'un mari qui a fait un avc
      epilepsy and depression | épilepsie et anxiété | cardiac rehab psychologist | deuil mon père mort d'une crise cardiaque
      my mom almost gave me a heart attack | seizure disorder therapy | aphasie après avc | memory problems after stroke
    `,
  },
  'a plan': {
    suicide: `
      j'ai un plan pour mourir | j'ai un plan pour en finir | I have a plan to die | j'ai planifié ma mort
      je sais comment je vais mourir | j'ai tout planifié pour mourir | j'ai choisi la date de ma mort | I planned my death
      I have a plan to end it | I have a suicide plan | j'ai un plan suicidaire | j'ai fait un plan pour me tuer
      mon ado a un plan pour mourir | my son has a plan to kill himself | I know when I am going to die because I'm going to do it
      je prépare ma mort | j'ai décidé de mourir | elle a un plan pour se suicider | got a plan to kill myself
      j'ai un plan pour disparaître pour toujours | I have a date to die | j'ai choisi comment mourir
    `,
    none: `
      plan de traitement | treatment plan for depression | safety plan template | plan de fin de carrière | retirement plan anxiety
      planifier ma retraite | estate planning after death of my father | planifier les funérailles de ma mère
      j'ai un plan pour arrêter de fumer | I have a plan to end my lease | plan d'intervention école
      j'ai un plan pour en finir avec les dettes | plan to quit my job | advance care planning | plan B after divorce
      j'ai un plan pour mourir moins stupide
    `,
  },
  hunger: {
    medical: `
      starving myself until I faint | I starve myself and faint | my daughter starves herself and passes out
      je me prive de manger jusqu'à m'évanouir | je ne mange plus et je perds connaissance | ma fille ne mange plus et s'évanouit
      anorexia fainting every day | anorexique et s'évanouit | I haven't eaten in days and keep fainting
      not eating for a week and passing out | je jeûne jusqu'à perdre connaissance | mon ado se laisse mourir de faim
      starving herself to death | fainting from not eating | je m'évanouis parce que je ne mange pas
      j'ai pas mangé depuis 5 jours je tombe sans connaissance
    `,
    none: `
      I am starving | I'm starving for attention | faint at the sight of blood | je meurs de faim | intermittent fasting and mood
      jeûne intermittent | anorexia therapist | anorexie ado | starved for affection | feeling faint when anxious
      je m'évanouis quand je vois du sang | j'ai faim tout le temps | my daughter is a picky eater | mon fils ne mange pas ses légumes
      passed out from exhaustion after work | dizzy and hungry during exams | fear of fainting in public
    `,
  },
  neglect: {
    child: `
      negligence bébé | négligence envers un bébé | baby neglect | child neglect | neglected baby | bébé négligé | enfant négligé
      negligence enfant | my sister neglects her baby | ma voisine néglige son bébé | mon ex néglige les enfants
      mother neglecting her newborn | neglected children next door | négligence d'enfant | négligence parentale | my ex neglects our kids
      the baby is left alone all day | bébé laissé seul | they don't feed the baby | on laisse le bébé sans manger
    `,
    none: `
      I feel neglected by my husband | emotional neglect childhood | négligence émotionnelle dans l'enfance | childhood neglect survivor
      neglecting myself since the baby | je me néglige depuis le bébé | I neglect my friends | je néglige mes amis
      neglected by my parents growing up | medical negligence lawsuit | négligence médicale | mon mari me néglige depuis le bébé
      negligence lawsuit stress | j'ai été négligée enfant | recovering from childhood emotional neglect | spatial neglect after stroke
    `,
  },
  'sexual abuse, or its history': {
    'violence, child': `
      abus sexuel | sexual abuse | abus sexuels | sexually abused | abusée sexuellement | abusé sexuellement | victime d'abus sexuel
      victim of sexual abuse | agression sexuelle | sexual assault | sexual violence | violence sexuelle | inceste | incest | molested
      attouchements | attouchement sexuel | abus sexuel par mon oncle | sexual abuse by my coach | touching without consent | viol | rape
      I was raped | j'ai été violée | j'ai été abusée | sexually assaulted last night | victime de viol | rape victim
      sexual abuse happening now | mon ex abuse de moi sexuellement
    `,
    none: `
      sexual abuse survivor | survivor of childhood sexual abuse | survivante d'abus sexuels | thérapie pour abus sexuels dans l'enfance
      history of sexual abuse | past sexual abuse therapy | antécédents d'abus sexuels | abus sexuel dans l'enfance | substance abuse
      abus d'alcool | abus de confiance | training on sexual abuse prevention | formation sur les abus sexuels
      psychologue spécialisée abus sexuels enfance | adult survivors of incest | adultes victimes d'abus sexuels dans l'enfance
    `,
  },
  'violence in words': {
    violence: `
      violence psychologique conjoint | violence psychologique | psychological abuse by husband | psychologically abusive husband
      mentally abusive boyfriend | emotionally abusive relationship | emotionally abusive partner | violence verbale de mon mari
      violence psychologique dans mon couple | mon conjoint est violent psychologiquement | contrôle coercitif | coercive control
      mon chum me rabaisse et me contrôle | conjoint contrôlant violence | violence économique conjoint | emotional abuse husband
      verbally abusive husband | mon mari me manipule et me menace | relation abusive | abusive relationship
      my partner is mentally abusive | manipulation et violence psychologique par mon ex | narcissistic abuse husband
    `,
    none: `
      healing from an emotionally abusive relationship | emotionally abusive mother | left an abusive relationship years ago
      violence psychologique au travail | mère verbalement violente dans mon enfance | communication violente au travail
      communication non violente couple | my boss is emotionally abusive | psychological harassment at work
      harcèlement psychologique au travail | violent video games | formation en violence psychologique | my husband controls the remote
      scars of childhood abuse, healed long ago, I am well now | violence in media | old abusive relationship therapy | remise d'une relation abusive il y a 10 ans
    `,
  },
  'unconscious, and the unconscious': {
    medical: `
      il est inconscient | elle est inconsciente | he is unconscious | she's unconscious | my husband is unconscious
      mon père est inconscient | on l'a trouvé inconscient | found her unconscious | ma mère est tombée inconsciente
      mon ami est inconscient sur le plancher | my roommate is unconscious and won't wake | il a perdu connaissance
      elle a perdu conscience | personne inconsciente | unconscious person | my friend passed out and won't wake up | he's unresponsive
      il ne réagit plus | inconsciente | unconscious
    `,
    none: `
      l'inconscient | inconscient collectif | the unconscious mind | psychanalyse de l'inconscient | unconscious bias
      travail sur l'inconscient | mon inconscient | désirs inconscients | unconscious patterns in relationships
      il est inconscient du danger | he is unconscious of his effect on people | explore my unconscious | conflit inconscient
      inconscient et rêves | mécanismes inconscients | accès à l'inconscient | deuil inconscient
    `,
  },
  'what one does to oneself': {
    suicide: `
      i want to slit my own throat | gonna put a bullet in my head | j'vais me trancher la gorge | me tirer une balle | se tirer dans la tête
      tirer une balle dans la bouche | ma soeur menace de sauter du balcon | my cousin is threatening to jump off the parkade
      voices tell me to slit my throat | les voix me disent de me trancher la gorge | mon ex me donne envie de me tuer
      i wanna dye help | gonna dye tonight | my dad says he'll shoot himself | i put a gun to my head
      lay on the train tracks | lie down on the tracks | je veux me câlisser en bas du pont | k.m.s | sui thoughts
    `,
    none: `
      i want to dye my hair pink please help | dye my hair | tirer la langue | sauter un repas | sauter d'une job à l'autre
      jumping to conclusions | cut my hair | trancher une question | on vient de s'installer à Trois-Rivières, son ancien psy a pris sa retraite | partir pour de bon en région
    `,
  },
  'what another does to oneself': {
    violence: `
      il veut me trancher la gorge | mon père menace de me tuer | he said he would slit my throat | je pense que mon voisin va me tuer
      il m'a menacé de me tuer | elle veut me tuer | my ex held a knife to my throat | mon oncle a juré de me tuer
    `,
  },
  'what is written together': {
    medical: `
      he's blue and not responding | hes blue and cold | they're not responding | my son's not breathing | mom's unconscious
      she isn't breathing | he isn't moving and isn't breathing | y'est inconscient | y’est bleu et répond plus | i'm choking
      c'est mon fils il respire pas | shes turning blue
    `,
    violence: `
      he's going to kill me | my husband's hitting me | we're not safe at home
    `,
    none: `
      my son's blue jacket | he's hitting his stride | i'm killing it at work | it's not working for us | that's killing me
      he's got blue eyes | they're dying to meet you
    `,
  },
  'a childhood, or a child': {
    violence: `
      i was molested as a child | abused by my father as a kid | j'ai été agressée enfant | mon oncle m'a touchée quand j'étais petite
      my uncle touched me when i was little | victime d'inceste | i was raped when i was a teen | incest when i was 9
      battue par mon père dans mon enfance | j'ai été violé à l'adolescence
    `,
    child: `
      my son was abused as a child | i was abused as a child and now he is abusing my daughter | ma fille de 6 ans est victime d'inceste
      incest my daughter | my uncle touches me | mon beau-père me touche la nuit | my niece was molested when she was 7
      l'animateur touche les ados | coach touching the boys | le prof tripote ses élèves | mon fils a été abusé par son oncle
    `,
  },
  'whom to tell of a child': {
    child: `
      how do i call cps | who do i report child neglect to | how to report a parent to child protective services | dpj signalement
      comment faire un signalement | should i call children's aid | comment signaler un enfant maltraité | i need to contact youth protection
    `,
    none: `
      someone called cps on me | worried cps will take my kids | signalement dpj contre moi | works at cps | ma fille travaille à la dpj
    `,
  },
  'poison, pills and doses': {
    none: `
      le poison de la jalousie | un poison pour le couple | il empoisonne nos soirées | sa jalousie empoisonne notre mariage
      she is poisoning our team | difficulté à avaler des pilules | trouble swallowing my pills | avaler ses médicaments est difficile
      j'ai pris des pilules pour l'anxiété | took my pills to sleep | j'étouffe dans mon couple | choking on exams
      overdosed on christmas parties | overdosed on zoom meetings | trop de médicaments prescrits | le café est ma drogue | choked on my bar exam
    `,
    medical: `
      overdosed on my mom's pills | overdosed on family's pills | il empoisonne ma nourriture | j'ai pris trop de médicaments
      avalé des comprimés pour mourir | took too many medications | someone poisoned my drink | trop de pilules
      pris les comprimés de la semaine au complet | puffer is empty and she can't breathe | i think im oding | j'ai mal à la poitrine et j'étouffe
    `,
  },
  'what murders, beats, shakes or touches nobody': {
    none: `
      teacher is going to kill me if i fail | my mom will murder me if i'm late | ma fille se bat au cpe avec les autres
      mes gars se battent à l'école | touché par une maladie | touchée par la mort de mon père | Raper | Jean Raper
      can't shake this feeling | hard to shake it off | je me coupe en quatre pour ma famille | un climat empoisonné au travail
      elle s'est tiré une balle dans le pied | shot myself in the foot at the interview | coupée du monde | le trac me coupe les jambes | mourir de honte au mariage de mon cousin
    `,
    'violence, child': `
      my ex is going to kill me if i leave | my husband will kill me if i talk | mon fils se fait battre à l'école | touchée par mon oncle
      touchée par un inconnu dans le bus | rape | i want to shake it | he raped me | scared of what i might do to my husband
    `,
  },
  shelters: {
    violence: `
      maison d'hébergement | women's shelter | womens shelter near me | maison d'hébergement pour femmes | refuge pour femmes battues
      domestic violence shelter | need a shelter from my husband | refuge femmes violence | maison d'hébergement violence conjugale
      shelter for abused women | emergency shelter abuse | besoin d'un refuge pour fuir mon conjoint | transition house
      hébergement d'urgence violence | safe house for women | je cherche une maison d'hébergement
      maison d'hébergement pour femmes victimes de violence
    `,
    none: `
      animal shelter volunteer | j'ai travaillé en maison d'hébergement | work at a women's shelter burnout
      maison d'hébergement pour aînés | maison d'hébergement jeunesse | refuge pour animaux | refuge en montagne | homeless shelter worker
      intervenante en maison d'hébergement épuisée | adopted a dog from the shelter | emploi maison d'hébergement | sheltered childhood
      hébergement en CHSLD pour ma mère | residence for seniors
    `,
  },
  'postpartum psychosis': {
    medical: `
      postpartum psychosis | psychose post-partum | psychose puerpérale | post partum psychosis help | I think I have postpartum psychosis
      ma femme a une psychose post-partum | my wife has postpartum psychosis | postpartum hearing voices baby
    `,
    none: `
      postpartum depression | dépression post-partum | history of postpartum psychosis | recovered from postpartum psychosis
      antécédent de psychose post-partum | anxiété post-partum | postpartum anxiety | training on postpartum psychosis
      fear of postpartum psychosis
    `,
  },
};

describe('words that are danger or only sound so', () => {
  it.each(
    Object.entries(CLASSES).flatMap(([name, said]) =>
      Object.entries(said).map(([kinds, texts]) => [name, kinds, texts] as const),
    ),
  )('%s: %s', (_, kinds, texts) => {
    const first = (text: string) => understand(text, lexicons).danger[0] ?? 'none';
    expect(listOf(texts).filter((text) => !kinds.split(', ').includes(first(text)))).toEqual([]);
  });
});
