import { describe, expect, it } from 'vitest';
import { listOf, read } from './read-in-tests.ts';

/** Reads each text as the key says, and nothing else. */
const readsAs = (readings: Readonly<Record<string, string>>) =>
  it.each(Object.entries(readings))('reads "%s"', (reading, texts) =>
    expect(listOf(texts).filter((text) => read(text) !== reading)).toEqual([]),
  );

/** Leaves nobody out, and says of nothing that it cannot be left out. */
const leavesNobodyOut = (texts: string) =>
  it.each(listOf(texts))('leaves nobody out by "%s"', (text) =>
    expect(read(text)).not.toMatch(/not |cannot/),
  );

describe('what is left out of a word that denies', () => {
  readsAs({
    'language: French': `
      no other language than French | without any other language than French | pas d’autre langue que le français`,
    'gender: Female': `
      no other therapist than a woman | avoid anyone but women | personne sauf une femme | aucun psy autre qu’une femme
      je ne veux voir personne sauf une femme`,
    'therapy: EMDR': `
      no other approach than EMDR | no therapy other than EMDR | nothing besides EMDR | not interested in any approach other than EMDR
      pas d’autre approche que l’EMDR | rien à part l’EMDR`,
    'therapy: Cognitive Behavioural Therapy': `aucune autre approche que la TCC | pas d’approche hormis la TCC`,
    'session: Online': `there is no other option than online | not anything but online`,
    'place: ON/toronto': `
      no city other than Toronto | nowhere besides Toronto | not in any city except Toronto | aucune autre ville que Toronto
      nulle part sauf Toronto | nulle part ailleurs qu’à Toronto | not outside of Toronto | nobody outside Toronto | pas en dehors de Toronto`,
    'not language: French': `any other language than French`,
    'not gender: Male': `
      anyone but a man | tout le monde sauf un homme | une personne autre qu’un homme | not sure, any therapist but a man
      I don’t mind any therapist other than a man`,
    'not therapy: EMDR': `some other approach than EMDR | toute approche sauf l’EMDR`,
    'not session: Online, not gender: Male': `not online, anyone but a man`,
    'availability: soon, not therapy: EMDR': `
      no waiting list, any approach but EMDR | pas de liste d’attente et toute approche sauf l’EMDR`,
    'not place: ON/toronto': `I don’t care anywhere but Toronto | outside of Toronto | ailleurs qu’à Toronto`,
  });
  leavesNobodyOut(`je ne parle aucune autre langue que le français | I don’t want anyone other than a woman
    I have no preference other than a woman | nothing has worked except EMDR | rien n’a marché sauf l’EMDR
    je n’ai fait aucune autre thérapie que la TCC | évitez tout le monde sauf les femmes`);
});

describe('another one from a place', () => {
  readsAs({
    'place: ON/toronto': `another therapist from Toronto | un autre psy de Toronto | un psy différent de Toronto`,
    'place: MB/winnipeg': `other psychologists from Winnipeg | un autre thérapeute de Winnipeg`,
    'place: MB/winnipeg | different': `a different psychologist from Winnipeg`,
    'place: ON/london': `another counsellor from London`,
    'place: BC/vancouver': `some other therapists from Vancouver`,
    'not place: ON/toronto': `a different city from Toronto | another place from Toronto | une ville différente de Toronto`,
    'not therapy: Cognitive Behavioural Therapy': `different approach from CBT | une approche différente de la TCC`,
    'not gender: Male': `another therapist than a man`,
  });
});

describe('what needs `out`, or begins a sentence', () => {
  readsAs({
    'not session: Online': `hold the video calls | leave Zoom out of it | oubliez la visio | mettez la visio de côté`,
    'not gender: Male': `leave men out | count men out | keep men out of the results`,
    'not therapy: EMDR': `cross EMDR off the list | take EMDR off the list | drop the EMDR | rayez l’EMDR de la liste`,
    'not therapy: Cognitive Behavioural Therapy': `
      hold the CBT | leave CBT out of this please | laissez la TCC de côté | lâche la TCC`,
    'not place: ON/toronto': `mettez Toronto de côté | leave anyone in Toronto out`,
    'concern: Trauma': `get my trauma out | sort out my trauma | get rid of my trauma | skip my trauma`,
    'concern: Anxiety': `get rid of my anxiety | enlever mon anxiété | remove my anxiety`,
    'perhaps concern: Substance Use': `cut alcohol out`,
    'cannot exclude religion': `hold the religion | leave religion out of it | laissez la religion de côté`,
    'cannot exclude homework': `drop the homework`,
    'cannot exclude autism': `filter out autism | exclude autism`,
  });
  it.each([
    ['write it out in French', 'language: French'],
    ['laisser sortir mes émotions en français', 'perhaps language: French'],
    ['get this out with EMDR', 'therapy: EMDR'],
    ['cut the cost of EMDR', 'therapy: EMDR'],
    ['sort things out with my family in Toronto', 'place: ON/toronto'],
    ['hold the baby all night', 'group: Children'],
    ['take the kids out', 'group: Children'],
    ['drop the kids off in Toronto', 'place: ON/toronto'],
    ['garder les enfants à Toronto', 'place: ON/toronto'],
    ['put my anxiety aside', 'concern: Anxiety'],
    ['mettre mon stress de côté', 'concern: Stress Management'],
    ['cut anger out', 'concern: Anger Management'],
    ['drop the anxiety', 'concern: Anxiety'],
    ['fini les troubles alimentaires', 'concern: Eating Disorders'],
    ['lâche la boisson', 'perhaps concern: Substance Use'],
  ])('asks all the same for what "%s" names', (text, reading) => {
    expect(read(text)).toContain(reading);
    expect(read(text)).not.toMatch(/not |cannot/);
  });
});

describe('nothing but', () => {
  readsAs({
    'therapy: EMDR': `rien que l’EMDR | rien que de l’EMDR | rien comme l’EMDR | je veux rien que l’EMDR`,
    'session: Online': `rien qu’en ligne`,
    'session: Phone': `rien que par téléphone`,
    'gender: Female': `rien qu’une femme | rien comme une femme`,
    'place: ON/toronto': `rien qu’à Toronto`,
    'language: French': `rien qu’en français | rien que du français`,
    'time: Evenings': `rien que le soir`,
    'therapy: Cognitive Behavioural Therapy': `rien comme la TCC | pas rien que la TCC | rien d’autre que la TCC`,
    'therapy: Cognitive Behavioural Therapy, not therapy: EMDR': `rien que la TCC, pas d’EMDR`,
    'not session: Online': `rien en visio`,
    'not session: Phone': `rien par téléphone`,
    'not therapy: Hypnotherapy': `rien avec l’hypnose`,
    'not place: ON/toronto': `rien à Toronto`,
    'not therapy: EMDR': `rien à voir avec l’EMDR`,
    'cannot exclude religieux': `rien de religieux`,
  });
});

describe('secular help', () => {
  readsAs({
    'cannot exclude religious | secular': `
      secular approach | I want a secular therapist | secular therapist | secular counselling | someone secular`,
    'therapy: EMDR, cannot exclude religious | secular': `secular EMDR therapist`,
    'cannot exclude religieux | laïque': `une psychologue laïque | quelqu’un de laïque | suivi laïque | thérapie laïque | clinique laïque`,
    'cannot exclude secular': `not a secular therapist | I do not want a secular therapist`,
    'cannot exclude laïque': `pas un psy laïque`,
  });
  it.each(
    listOf(`
      I am secular | my family is secular | I am a secular person | raised secular | secular or religious therapist | a secular or christian therapist
      I’m secular and looking for a christian therapist | my secular therapist moved away | secular school anxiety
      je suis laïque | école laïque | psy laïque ou chrétien | je viens d’une famille laïque | pas besoin d’un psy laïque
    `),
  )('refuses nothing by "%s"', (text) => expect(read(text)).not.toMatch(/not |cannot/));
});

describe('of two that deny', () => {
  leavesNobodyOut(`
    why not a man | why not EMDR | why not someone in Toronto | pourquoi pas un homme
    not that I don’t like men | not that I hate EMDR | it’s not that I don’t like CBT | c’est pas que j’aime pas les hommes | pas que je déteste la TCC
    I won’t say no to a male therapist | I would never say no to EMDR | je ne dirais pas non à un homme | je dirai jamais non à la TCC
    someone who is not far from Toronto | anyone who isn’t far from Toronto | never far from Toronto | quelqu’un qui n’est pas loin de Toronto
    without excluding online | without avoiding EMDR | without ruling out men | sans exclure la visio | sans éviter l’EMDR
    I don’t want to stop EMDR | I’m not ready to stop EMDR | I can’t give up EMDR | je ne veux pas arrêter l’EMDR | je veux pas lâcher la TCC
    don’t want to lose my French therapist | we don’t want to leave our French therapist | je veux pas perdre ma psy à Toronto
    EMDR is not out of the question | online isn’t off the table | EMDR isn’t a waste of time | never had a bad experience with EMDR
    je ne peux pas me passer de l’EMDR | je peux pas me priver de mon EMDR | sans me passer de la TCC
  `);
  readsAs({
    'not gender: Male': `not a man | I say no to men | ruling out men`,
    'not therapy: EMDR': `
      I said no to EMDR | I don’t want EMDR | I can’t do EMDR | avoiding EMDR | je peux me passer de l’EMDR | je dis non à l’EMDR
      je ne peux pas faire d’EMDR`,
    'not place: ON/toronto': `someone who is far from Toronto | someone who is not in Toronto | loin de Toronto`,
    'not session: Online': `excluding online | excluant la visio`,
    'therapy: EMDR | stop': `I want to stop EMDR`,
  });
});

describe('what may not be wanted', () => {
  it.each(
    listOf(`
      nobody ever again who pushes hypnotherapy | rien qui ressemble de près ou de loin à l’EMDR
      without the usual speech about mindfulness | I refuse to be talked into yet another round of EMDR
      fed up, forget whatever has to do with EMDR | stop with the mindfulness | therapists should not offer hypnosis
    `),
  )('is never asked for, however that is said: "%s"', (text) =>
    expect(read(text)).not.toMatch(/(?:^|, )(?:perhaps )?(?:therapy|session): /),
  );
  readsAs({
    'not language: Arabic': `I speak Arabic but nobody who speaks Arabic please | je parle arabe mais surtout pas de psy arabophone`,
    'language: English, not language: Polish': `no Polish speaking, English only | pas de polonais, juste anglais`,
    'not therapy: EMDR': `L’EMDR, non. | EMDR, no.`,
    'not language: Tamil': `a psychologist who should not speak Tamil`,
    'not session: Online | runs': `no video, she runs from the video`,
    'cannot exclude weekends | saturdays': `no weekends, I work saturdays and sundays`,
    'session: Online, cannot exclude zoom': `no zoom, video ok`,
    'not therapy: EMDR | last used': `no EMDR, my last therapist used EMDR`,
    'gender: Female, not gender: Male': `no male psychologist, female`,
    'not gender: Male | ex': `I don’t want a man because my ex was a man`,
    'concern: Panic Disorder, cannot exclude panic attacks': `no more panic attacks, panic attacks every night`,
    'group: Children, cannot exclude toddlers': `psychologist not for toddlers, for my 10 year old daughter`,
    'concern: Anxiety, place: QC/montreal': `de plus en plus d’anxiété à Montréal`,
    'place: ON/toronto | anti oppressive': `anti-oppressive therapist in Toronto`,
    'language: Greek/Polish': `Greek or Polish doesn’t matter`,
    'cannot exclude j’ai plus la Sun Life': `j’ai plus la Sun Life`,
    'cannot exclude crystals': `steer me away from crystals`,
    'place: ON/toronto, cannot exclude religious': `not religious Toronto`,
  });
});
