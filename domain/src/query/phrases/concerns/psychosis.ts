import type { PhraseGroup } from '../../lexicon.ts';

export const PSYCHOSIS: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Psychosis'] }],
  en: `
    (psychosis|psychotic|schizophren*|schizo|schizoaffective|delusion*|hallucinat*|paranoi*|paranoid|first episode|hears voices|antipsychotic*)
    (hear|hears|hearing) (voices|things|whispers)
    (see|sees|seeing) (things|things that aren t there|shadows|people who aren t there)
    (people|everyone|someone|they) (are|is) (following|watching|after|spying on|plotting against|out to get) me
    (losing|lost|lose) (touch with reality|my mind|my sanity|contact with reality)
    (thinks|believes) (people are watching|people are following|the tv|the government)
  `,
  fr: `
    (psychose|psychotique|schizophren*|schizo|schizoaffectif|delire|delires|delirant|hallucination*|paranoi*|paranoiaque|parano|premier episode|antipsychotique*)
    (entend|entends|entendre) des (voix|choses)
    (voit|vois|voir) des (choses|ombres|gens qui ne sont pas la|choses qui n existent pas)
    (on|les gens|quelqu un|ils) (me surveille|me suit|m espionne|me surveillent|me veulent du mal|complotent)
    (perd|perdre|perds|perdu) (contact avec la realite|la tete|la raison|la carte)
  `,
};
