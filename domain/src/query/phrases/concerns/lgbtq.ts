import type { PhraseGroup } from '../../lexicon.ts';

export const LGBTQ: PhraseGroup = {
  wants: [
    { kind: 'group', values: ['LGBTQ2S+ People'] },
    { kind: 'concern', values: ['LGBTQ2S+'] },
  ],
  en: `
    (lgbtq affirming|queer affirming|trans affirming|gay affirming|lgbt friendly|lgbtq friendly|gay friendly|trans friendly|queer friendly|queer therapist|gay therapist|trans therapist|internalized homophobia|homophob*|transphob*|conversion therapy survivor|gender clinic|readiness letter|surgery letter|hormone letter)
    (my|a) (<child>|<relative>) (is trans|is gay|is queer|came out|is non binary|is transgender|is questioning|says she is a boy|says he is a girl|uses they them)
    (came|coming|come|afraid to come) out [to] [my] [parents|family|<partner>]
    (think|wonder*|am i|might be|figuring out if) [i m|if i m|i am] (gay|trans|bi|queer|lesbian|non binary)
  `,
  fr: `
    (affirmatif lgbt*|allie lgbt*|homophob*|transphob*|homophobie interiorisee|lettre pour hormones|lettre pour chirurgie|questionnement identitaire|questionnement de genre|questionnement sexuel)
    (mon|ma) (<child>|<relative>) (est trans|est gai|est gay|est lesbienne|est queer|est non binaire|a fait son coming out|se questionne sur son genre)
    (suis je|peut etre|je pense que je suis|je crois que je suis) (gai|gay|trans|lesbienne|bi|queer|non binaire)
  `,
};
