import { describe, expect, it } from 'vitest';
import { listOf, read } from './read-in-tests.ts';

describe('what is not wanted', () => {
  it.each(
    Object.entries({
      'not gender: Male': `
        sauf un homme | quelqu'un d'autre qu'un homme | hommes s’abstenir | psychologue autre qu’un homme
        un homme ce serait difficile | bad experience with a male therapist`,
      'concern: Trauma': `childhood trauma`,
      'concern: Mood Disorders': `mood disorders | troubles de l’humeur`,
      'concern: Depression': `depressed for 15 years | déprimé depuis 15 ans`,
      '': `tried CBT | not working right now | sans mon mari | without my husband`,
      'place: ON/toronto': `not too far from toronto | parle pas, Toronto | Toronto ou ailleurs`,
      'place: ON/london, not place: ON/toronto': `not Toronto but London | Toronto is too far, London`,
      'not place: ON/toronto': `
        aucun psychologue à Toronto | therapist outside toronto | anywhere but toronto | ailleurs qu'à toronto | en dehors de toronto
        nobody in Toronto please | i am in Toronto and want somebody in another town | I am from Toronto, anywhere but there | i am in Toronto but nobody in Toronto | don’t show me therapists from Toronto`,
      'not session: Online': `ISNT online | sans rencontres par vidéo | en ligne, je peux pas | pu capable du zoom`,
      'not therapy: EMDR': `
        emdr didn’t help me | EMDR is off the table | j’ai déjà fait de l’EMDR, autre chose svp | EMDR non
        skip the EMDR | l'EMDR, très peu pour moi
        I did EMDR and got nothing out of it, so no more of that | he wants EMDR but I’m not ready for that`,
      'not therapy: Hypnotherapy': `
        please filter out the hypnosis people | my doctor advised me against hypnosis
        enlevez l’hypnose | l’hypnose c’est impossible`,
      'not group: Children': `who doesn’t work with kids | I don’t want a practice for kids | don’t want a child psychologist`,
      'not session: Online/Phone': `
        zoom? no. phone? no. | vidéo? non. téléphone? non. | I refuse video calls and phone calls
        visio : non, téléphone : non`,
      'therapy: EMDR, not therapy: Cognitive Behavioural Therapy': `EMDR over CBT | plutôt que la TCC, l’EMDR`,
      'language: Spanish': `my english isn’t good enough, Spanish please | espagnol svp, mon anglais est trop faible`,
      'price: <=150': `
        more than 150 is a no | plus de 150 c’est trop | over $150 no thanks | nobody over 150
        au-dessus de 150 oubliez ça | I can’t pay more than 150`,
      'availability: soon': `
        no 6 month wait | pas 8 mois d’attente | évitez-moi les longues attentes | fed up with waiting lists
        I refuse to wait until spring | j’attends pas un an | tanné des listes d’attente`,
    }),
  )('reads "%s", and nothing else', (reading, texts) =>
    expect(listOf(texts).filter((text) => read(text) !== reading)).toEqual([]),
  );

  it.each([
    ['winnipeg without emdr', 'place: MB/winnipeg, not therapy: EMDR'],
    ['aucune rencontre de groupe', 'not group: Groups or therapy: Group Therapy'],
    ['trauma, never again ACT', 'concern: Trauma, not therapy: Acceptance and Commitment Therapy'],
    ['rather by phone than online', 'session: Phone, not session: Online | rather'],
    ['plutôt une femme qu’un homme', 'gender: Female, not gender: Male | plutôt'],
    ['not French speaking', 'not language: French'],
    ['no CBT and a woman', 'gender: Female, not therapy: Cognitive Behavioural Therapy'],
    ['pas téléphone', 'not session: Phone'],
    ['not Toronto, London or Winnipeg are fine', 'place: ON/london/MB/winnipeg, not place: ON/toronto'],
    ['Toronto non, London oui', 'place: ON/london, not place: ON/toronto'],
    ['Toronto no, London yes', 'place: ON/london, not place: ON/toronto'],
    ['au lieu de venir avec les enfants', 'not group: Children'],
    ['nothing but EMDR', 'therapy: EMDR'],
    ['EMDR-free', 'not therapy: EMDR'],
    ['no groups, no group therapy', 'not group: Groups or therapy: Group Therapy'],
    ['Toronto – nobody in London', 'place: ON/toronto, not place: ON/london'],
    ['Zoom, pas capable', 'not session: Online'],
    ['a man, not a woman', 'gender: Male, not gender: Female'],
    ['no English, only Farsi', 'language: Farsi, not language: English'],
    ['plus à l’aise avec quelqu’un qui parle polonais', 'language: Polish'],
    ['neither hypnosis, EMDR nor CBT', /^(not therapy: [^,|]+(, |$)){3}$/],
    ['no kids, no couples', /^not group: Children, not group: Couples/],
    ['phone instead of video', 'session: Phone, not session: Online'],
    ['je prends l’EMDR plutôt que l’hypnose', 'therapy: EMDR, not therapy: Hypnotherapy'],
    ['I’d rather avoid my own town, Winnipeg', /^not place: MB.winnipeg/],
    ['non-denominational couples therapy', /^group: Couples.*cannot exclude denominational$/],
    ['couple non catholique', /^group: Couples.*cannot exclude catholique$/],
    ['hommes seulement, je suis pas à l’aise avec une femme', /^gender: Male, not gender: Female/],
    ['without the hypnosis my last one tried', /^not therapy: Hypnotherapy/],
    ['not North Vancouver', 'not place: BC/north-vancouver'],
    ['not N. Vancouver', 'not place: BC/north-vancouver'],
    ['une personne qui ne travaille pas en ligne', 'not session: Online'],
    ['not a man someone who doesn’t do CBT', 'not gender: Male, not therapy: Cognitive Behavioural Therapy'],
    ['why is there not a psychologist who doesn’t do CBT', 'not therapy: Cognitive Behavioural Therapy'],
    ['no back pain', 'cannot exclude pain | back'],
    ['rien en visio, rien par téléphone', 'not session: Online/Phone'],
    ['plus jamais de psychanalyse, trois ans de silence', 'not therapy: Psychoanalysis'],
    ['not a psychologist who does hypnosis', 'not therapy: Hypnotherapy'],
    ['other than someone who does custody evaluations', 'not assessment: Custody Evaluation'],
    ['pas Toronto ni London', 'not place: ON/toronto, not place: ON/london'],
  ])('leaves out what "%s" does not want', (text, reading) =>
    expect(read(text)).toEqual(typeof reading === 'string' ? reading : expect.stringMatching(reading)),
  );

  it('wants every insurer but the one that is left out, and infers nothing that is refused', () => {
    expect(read('any insurer besides Manulife')).toMatch(
      /^insurer: (?!.*Manulife\/).*cannot exclude Manulife$/,
    );
    expect(read('my husband and I don’t want couples therapy')).not.toMatch(/perhaps.*Couples/);
  });

  it.each(['i do not want to be put under hypnosis', 'I don’t wish to be anybody’s guinea pig for hypnosis'])(
    'leaves out what "%s" refuses, whatever stands between',
    (text) => expect(read(text)).toMatch(/^not therapy: Hypnotherapy/),
  );

  it.each([
    ['trauma not anxiety', 'concern: Trauma, cannot exclude anxiety'],
    ['no students or interns please', 'cannot exclude students, cannot exclude interns'],
    ['not a student', 'cannot exclude student'],
    ['I don’t want to be seen by a student or an intern', 'cannot exclude student, cannot exclude intern'],
    ['sans passer par Croix Bleue', 'cannot exclude Croix Bleue'],
    ['on veut pas de médiation', 'cannot exclude médiation'],
    ['toll-free office', 'cannot exclude toll | office'],
    ['pas le soir', 'cannot exclude le soir'],
    ['nobody named Smith', 'cannot exclude Smith | named'],
    ['anyone but Dr. Singh', 'cannot exclude Singh'],
    ['no puzzles or worksheets', 'cannot exclude puzzles, cannot exclude worksheets'],
    ['no CBT worksheets', 'cannot exclude CBT | worksheets'],
    ['no older men', 'cannot exclude men | older'],
    ['sans facturation à l’assurance', 'cannot exclude assurance | facturation'],
    ['not through the school', 'cannot exclude school'],
    ['less talk therapy', 'cannot exclude talk therapy'],
    ['not downtown, London', 'place: ON/london, cannot exclude downtown'],
    ['Toronto except Scarborough', 'place: ON/toronto, cannot exclude Scarborough'],
    ['pas d’assurance Desjardins', 'cannot exclude assurance, cannot exclude Desjardins'],
    ['psychologue et non psychothérapeute', 'cannot exclude psychothérapeute'],
    ['no referrals to a psychiatrist', 'cannot exclude referrals to a psychiatrist'],
    ['who isn’t going to make me do worksheets', 'cannot exclude make me do worksheets'],
    ['no New Age stuff', 'cannot exclude New Age'],
    ['nobody religious', 'cannot exclude religious'],
    ['personne de trop jeune', 'cannot exclude jeune'],
    ['mornings don’t work', 'cannot exclude mornings'],
    ['moins jaser, plus de TCC', 'therapy: Cognitive Behavioural Therapy, cannot exclude jaser'],
  ])('says of "%s" what it cannot leave out, and never asks for it', (text, reading) =>
    expect(read(text)).toBe(reading),
  );

  it.each(
    listOf(`
      i am not sure | a couple of men | we act out | i have no friends | it's not easy
      je ne suis pas un enfant | je n’ai pas d’enfants | je ne parle pas anglais
      i have no therapist in Toronto | without my husband knowing | pas loin | i do not sleep
      not against EMDR | je suis pas contre la visio | pourquoi pas la TCC | my mom does not speak English
      my father doesn’t speak English | I don’t trust men since the divorce | someone under 50
      no one at work respects me | no friends at school | jamais contente de rien | my English is too weak
      my French is not good | not with my kids | i need online because i cannot drive | person in Toronto
      personnes à Toronto | not just anxiety | c’est pas seulement mon TOC | un homme me gêne pas | en ligne me gêne pas
    `),
  )('leaves nobody out by "%s"', (text) => expect(read(text)).not.toMatch(/not |cannot/));

  it.each(
    listOf(`
      hypnosis or EMDR: not for me | no CBT, EMDR or hypnosis | neither CBT nor EMDR | hormis Toronto et Vancouver
      who does not see kids or teens | i am not looking for couples work
    `),
  )('asks for nothing that "%s" names', (text) => expect(read(text)).toMatch(/^not [^|]+(, not [^|]+)*$/));

  it.each(
    listOf(`
      not covered by insurance | no religious therapist | who is not judgmental | psychologue pas trop religieux
      sans hypnotiseur religieux | a lawyer won’t do | it doesn't have to be in toronto
      nobody who only takes teens | French is not required | he refuses couples therapy
      famille recomposée, les enfants viendront pas
    `),
  )('only says what "%s" names', (text) => expect(read(text)).toMatch(/^cannot exclude/));

  it.each(
    Object.entries({
      'not gender: Male': `
        please leave men out | leave out the men | you can take men off the list | no way I’m seeing a man | I’d rather it wasn’t a man
        the last thing my daughter needs is a man | a man is the last thing I want | it can’t be a man | a man is off the table
        under no circumstances a man | there is no way I will see a man
        laissez les hommes de côté | tassez les hommes de la liste | la dernière chose que je veux c’est un homme | un homme, c’est exclu
        pas question que ce soit un homme | en aucun cas un homme | ça me tente pas de parler à un homme | j’aimerais éviter les hommes
        tout le monde sauf les hommes`,
      'not therapy: EMDR': `
        EMDR, I want no part of it | I want absolutely no part of EMDR | hold the EMDR | EMDR is off the menu | no to EMDR
        I’m over EMDR | with the exception of EMDR | any approach but EMDR | EMDR doesn’t appeal to me
        exception faite de l’EMDR | je préfère éviter l’EMDR | mieux vaut éviter l’EMDR | gardez-moi loin de l’EMDR | l’EMDR, on oublie
        j’ai assez fait d’EMDR | l’EMDR ça marche pas avec moi`,
      'not session: Online': `
        leave Zoom out of it | want no part in online sessions | ça me tente pas de faire ça en visio | la visio, je veux rien savoir
        ça ne m’intéresse pas, la visio | mettez la visio de côté | rien en ligne | I don’t feel like doing this over video`,
      'not place: ON/toronto': `
        leave anyone in Toronto out | rule out anyone in Toronto | le dernier endroit où je veux aller c’est Toronto
        je ne peux pas me rendre à Toronto`,
      'cannot exclude religious | secular': `secular therapist | a secular psychologist please`,
      'cannot exclude religieux | laïque': `psychologue laïque | approche laïque svp`,
      'cannot exclude Thursday': `any night but Thursday`,
      'cannot exclude jeudi': `n’importe quel soir sauf jeudi`,
    }),
  )('reads "%s" in whatever words refuse it', (reading, texts) =>
    expect(listOf(texts).filter((text) => read(text) !== reading)).toEqual([]),
  );

  it.each(
    Object.entries({
      'not therapy: EMDR': `
        been through enough EMDR | EMDR left me cold | EMDR messed me up | l’EMDR m’a traumatisée | j’ai ma claque de l’EMDR
        used to do EMDR, want something different | if another person suggests EMDR I’ll scream | EMDR isn’t helping, want to try something else
        j’ai fait de l’EMDR pendant deux ans, je veux autre chose | I’d rather eat glass than do EMDR | l’EMDR, j’ai donné`,
      'not therapy: Hypnotherapy': `
        I don’t want to lie there and get hypnotized | je veux pas me faire hypnotiser`,
      'not therapy: EMDR, not therapy: Hypnotherapy': `
        EMDR did nothing, same with hypnosis | EMDR didn’t help, nor did hypnosis | EMDR wasn’t for me and neither was hypnosis
        l’EMDR m’a rien donné, pareil pour l’hypnose | écœuré de l’EMDR, idem pour l’hypnose | EMDR made everything worse and so did hypnosis`,
      'therapy: EMDR': `
        there’s nothing like EMDR | rien de tel que l’EMDR | no better therapy than EMDR | you can’t go wrong with EMDR
        I would not trade EMDR for anything | nothing has worked except EMDR | rien n’a marché sauf l’EMDR`,
      'perhaps therapy: EMDR': `
        can’t get enough of EMDR | on ne dira jamais assez de bien de l’EMDR | je ne peux pas me passer de l’EMDR
        on n’a jamais fait mieux que l’EMDR`,
      'not place: ON/toronto': `
        not within 20 km of Toronto | more than 20 km from Toronto | at least 30 minutes from Toronto | more than an hour from Toronto | 20 km or more from Toronto
        not within walking distance of Toronto | nobody within driving distance of Toronto | pas à distance de marche de Toronto
        no closer than 20 km to Toronto | pas à moins de 10 km de Toronto | à plus de 20 km de Toronto | plus loin que 10 km de Toronto`,
      'place: ON/toronto': `
        no more than 20 km from Toronto | pas plus de 10 km de Toronto | à moins de 10 km de Toronto | une personne à moins de 5 km de Toronto
        je ne peux pas faire plus de 20 km de Toronto | within walking distance of Toronto | à distance de marche de Toronto`,
      'cannot exclude accepting insurance': `not accepting insurance | who isn’t accepting insurance`,
      'not therapy: Cognitive Behavioural Therapy': `je veux autre chose que la TCC | I need something different from CBT`,
      'cannot exclude insurance': `insurance not accepted | takes no insurance`,
      'cannot exclude assurances': `assurances non acceptées`,
      'cannot exclude assurances | acceptant': `n’acceptant pas les assurances`,
      'cannot exclude couvert par les assurances': `pas couvert par les assurances`,
      'not group: Couples or therapy: Couples Therapy/Gottman Method or concern: Couples': `not working with couples`,
    }),
  )('reads "%s" in whatever roundabout way it is said', (reading, texts) =>
    expect(listOf(texts).filter((text) => read(text) !== reading)).toEqual([]),
  );

  it.each(
    listOf(`
      couldn’t recommend my last group enough | EMDR helped, same with CBT | la TCC m’a aidé, pareil pour l’EMDR
      women stress me out | I hate men | afraid of men | je déteste les femmes | no man will ever love me | les hommes m’énervent
      video editing deadlines stress me | online school is hard for my daughter | peur du téléphone
    `),
  )('says of a life what refuses nobody: "%s"', (text) => expect(read(text)).not.toMatch(/(^|, )not /));

  it.each(
    listOf(`
      no students, no interns | pas d’étudiant ni de stagiaire | no student therapists | aucun doctorant | no grad students
    `),
  )('takes who is still learning for who helps in "%s"', (text) =>
    expect(read(text)).toMatch(/^(cannot exclude [^,|]+(, |$))+$/),
  );

  it.each(
    listOf(`
      I can’t do this without EMDR | not without EMDR | I’m not scared of EMDR | n’oubliez pas l’EMDR | je déteste pas l’EMDR
      I don’t want to avoid EMDR | with or without EMDR | avec ou sans EMDR | je ne dis pas non à l’EMDR | not my first time doing EMDR
      nothing works better than EMDR | rien de mieux que l’EMDR | no idea whether EMDR or CBT | not sure about EMDR | I haven’t given up on EMDR
      aucun problème avec l’EMDR | never too late for EMDR | isn’t there anyone who does EMDR | I can’t wait to start EMDR | pas assez d’EMDR
      I have never seen a psychologist in Winnipeg | I am not from Toronto | je ne viens pas de Montréal | je n’ai pas de psy à Toronto
      I am not a man | I’m not religious | je ne suis pas croyant | I cut men out of my life | my husband leaves the kids out | lost the kids in Toronto
      drop in Toronto | femme, pas d’exception
    `),
  )('excludes nothing by "%s"', (text) => expect(read(text)).not.toMatch(/not |cannot/));
});
