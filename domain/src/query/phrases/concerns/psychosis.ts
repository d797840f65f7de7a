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
    (neighbours|neighbors|police|cops|government|cameras|strangers|coworkers|they|people|somebody|someone|fbi) [are|is] (watching|following|spying|listening|recording|reading|poisoning|tracking) (me|us|my thoughts|my mind)
    (hear|hearing|hears) [my|his|her] (name|someone|somebody|people|whispering) (calling|talking|when nobody|when no one|whispering|laughing)
    (messages|signs) (from|in) the (tv|radio|internet)
  `,
  fr: `
    (psychose|psychotique|schizophren*|schizo|schizoaffectif|delire|delires|delirant|hallucination*|paranoi*|paranoiaque|parano|premier episode|antipsychotique*)
    (entend|entends|entendre) des (voix|choses)
    (voit|vois|voir) des (choses|ombres|gens qui ne sont pas la|choses qui n existent pas)
    (on|les gens|quelqu un|ils) (me surveille|me suit|m espionne|me surveillent|me veulent du mal|complotent)
    (perd|perdre|perds|perdu) (contact avec la realite|la tete|la raison|la carte)
    (voisins|police|gouvernement|cameras|gens|ils|quelqu un) (me|nous|m) (surveillent|surveille|suivent|suit|espionnent|ecoutent|enregistrent|en veulent|regardent)
    (entends|entend|entendre) (mon nom|parler|chuchoter|rire|quelqu un)
    (messages|signes) (a la tele|de la radio|dans la tele)
  `,
};
