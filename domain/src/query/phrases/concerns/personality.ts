import type { PhraseGroup } from '../../lexicon.ts';

export const PERSONALITY: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Personality Disorders'] }],
  en: `
    (personality disorder|borderline|bpd|eupd|borderline personality|npd|narcissistic personality|avoidant personality|antisocial|ocpd|histrionic|paranoid personality|dependent personality|schizoid|cluster b|splitting|emotionally unstable|dissociative identity|multiple personalities|emotional dysregulation)
    (fear of abandonment|push people away|pushing people away|intense emotions|identity issues|chronic emptiness|unstable relationships)
    (cut|cutting|self harm|self harming|self injury|hurt myself|hurting myself|burn myself|harms herself|harms himself)
    (borderline traits|bpd traits|quiet bpd|personality issues|split personality|did system|osdd|unstable moods and relationships|favourite person|narcissist|narcissism|am i a narcissist|sociopath|psychopath|antisocial traits|schizotypal|avpd|paranoid pd)
    (feel|feeling|feels) (everything too much|emotions too intensely|too intensely|empty and angry|chronically empty|everything so intensely)
    (scared|afraid|terrified) (of being|to be|of getting|people will|everyone will|he will|she will) (abandoned|left|leave me|abandon me)
    (push|pushes|pushing) (people|everyone|everybody|them) away
    (nssi|non suicidal self injury)
  `,
  fr: `
    (trouble de la personnalite|tpl|borderline|personnalite limite|trouble de personnalite limite|personnalite narcissique|antisocial|personnalite evitante|personnalite dependante|trouble dissociatif|trouble dissociatif de l identite|personnalites multiples|dysregulation emotionnelle|instable emotionnellement)
    (peur d etre abandonne|emotions intenses|relations instables|vide chronique)
    (automutil*|scarifi*|me coupe|se coupe|me faire du mal|se faire du mal|s automutile|me blesser)
    (trouble personnalite limite|tpl quiet|borderline traits|traits limites|cluster b|narcissique|narcissisme|sociopathe|psychopathe|alters|systeme tdi|tdi|schizotypique|trouble evitant|trait de personnalite)
    (emotions|emotion) (trop fortes|trop intenses|a fleur de peau|extremes|en montagnes russes|que je controle pas|explosives|incontrolables)
    (peur) (qu on m abandonne|qu il me laisse|qu elle me laisse|d etre laissee|d etre laisse|de l abandon)
    (repousse|repousser) (tout le monde|les gens|ceux que j aime|le monde)
  `,
};
