import type { PhraseGroup } from '../../lexicon.ts';

export const PERSONALITY: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Personality Disorders'] }],
  en: `
    (personality disorder|personality disorders|borderline|bpd|eupd|borderline personality|npd|narcissistic personality|avoidant personality|antisocial|ocpd|histrionic|paranoid personality|dependent personality|schizoid|cluster b|splitting|emotionally unstable|dissociative identity|did|multiple personalities|multiple personality|emotional dysregulation)
    (fear of abandonment|push people away|pushing people away|intense emotions|identity issues|chronic emptiness|unstable relationships)
    (cut|cuts|cutting|self harm|self harming|self injury|hurt myself|hurting myself|burn myself|harms herself|harms himself)
  `,
  fr: `
    (trouble de la personnalite|troubles de la personnalite|tpl|borderline|personnalite limite|trouble de personnalite limite|personnalite narcissique|antisocial|personnalite evitante|personnalite dependante|trouble dissociatif|trouble dissociatif de l identite|personnalites multiples|dysregulation emotionnelle|instable emotionnellement)
    (peur d etre abandonne|peur d etre abandonnee|emotions intenses|relations instables|vide chronique)
    (automutil*|scarifi*|me coupe|se coupe|me faire du mal|se faire du mal|s automutile|me blesser)
  `,
};
