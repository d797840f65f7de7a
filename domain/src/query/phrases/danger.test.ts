import { describe, expect, it } from 'vitest';
import { directoryLexicon, placeLexicon } from '../directory-lexicon.ts';
import { understand } from '../understand.ts';

const lexicons = [directoryLexicon(), placeLexicon([{ name: 'Toronto', slug: 'toronto', province: 'ON' }])];

describe('words of danger', () => {
  it.each([
    ['want to die', 'kms', 'end it all', 'unalive', 'suicidal', 'i wanna kill myself', 'no reason to live'],
    [
      'im going to end it',
      "i don't want to be here anymore",
      'i hope i dont wake up',
      'better off without me',
    ],
    ['how to kill myself', 'i took all my pills', 'cutting again', 'id rather be dead', "can't go on"],
    ['my daughter says she wants to die', 'my son wants to kill himself', 'thinking about ending my life'],
    ['my husband hits me', 'my boyfriend choked me last night', 'my dad beats me', 'scared of my husband'],
    ["j'veux pu vivre", 'jveux mourir', "j'ai plus envie de vivre", 'je veux en finir', 'tannée de vivre'],
    [
      'chu tanné de vivre',
      'idées suicidaires',
      "j'ai avalé des pilules",
      'tout le monde serait mieux sans moi',
    ],
    ['je pense à mettre fin à mes jours', 'mon ado parle de suicide', 'ma fille se coupe', 'je me coupe'],
    ['mon chum me bat', 'mon mari m’a frappée', 'mon père me frappe', 'j’ai peur qu’il me tue'],
  ])('are seen in "%s" and the like', (...texts) => {
    expect(texts.filter((text) => !understand(text, lexicons).danger)).toEqual([]);
  });

  it.each([
    ['dying to find a therapist', 'deadline', 'dead end job', 'dead tired', 'to die for', 'kill time'],
    [
      'suicide loss survivor',
      'suicide of my best friend',
      'my brother killed himself',
      'lost my son to suicide',
    ],
    ['within 20 kms', 'my phone died', 'fear of dying', 'dying of cancer', 'my dog died', 'he cheated on me'],
    ['cut down on drinking', 'hit a wall at work', 'my boss is killing me', 'hit and run accident'],
    ['deuil par suicide', 'mon frère s’est suicidé', 'mort de rire', 'peur de mourir', 'mon chum me trompe'],
    ['j’ai perdu mon père', 'je meurs d’envie de changer', 'il me manque'],
  ])('are not seen in "%s" and the like', (...texts) => {
    expect(texts.filter((text) => understand(text, lexicons).danger)).toEqual([]);
  });

  it('take those whom suicide has bereaved for bereaved', () => {
    const [condition] = understand('suicide loss survivor', lexicons).conditions;
    expect(condition?.anyOf).toEqual([{ kind: 'concern', values: ['Grief and Loss'] }]);
  });
});
