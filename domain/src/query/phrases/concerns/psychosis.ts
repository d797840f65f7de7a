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
    (psycotic|schizofrenia|schizophrenic|schizo affective|delusional|hallucinate|hallucinating|hallucinations|paranoia|early psychosis|voices in my head|voices in his head|voices in her head|hears things|sees things|talks to himself|talks to herself|talking to people who aren t there|weed psychosis|meth psychosis|drug induced psychosis|clozapine|invega|abilify shot)
    (hear|hears|hearing|heard) [the|my|his|her|these] (voices|voice|whispering|people talking|noises nobody hears|things that aren t there)
    (see|sees|seeing) [things|people|shadows|stuff] (others don t|that others don t|nobody else sees|not there|that aren t real|other people can t)
    (they|people|someone|neighbours|government|police|cia|everyone|someone is|they re|coworkers) [are|is|s] (watching|following|spying on|listening to|poisoning|tracking|out to get|talking about|after|hacking|sending messages to|plotting|controlling) [me|us|my|him|her] [phone|thoughts|food]
    (chip|chips|radio|tv) (in my head|talks to me|is talking to me|sends me|in my brain)
    (cameras|microphones|bugs|listening devices|chips) in (the|my|his|her) (house|walls|apartment|phone|room|tv|car|head)
    (hear|hears|hearing) [my] [dead|late] [<relative>|<partner>] (talk|talking|speak|speaking|call|calling) [to me|my name]
    (voices|voice) (tell|tells|telling|talk|talks|talking|say|says|command|laugh) [me|to me|at me]
    (thinks|believes|convinced) [he|she|i] [is|s|am] (jesus|god|the devil|possessed|a prophet|the messiah|chosen)
    (fep|first episode|early psychosis|schizoaffective)
    (scz|szd)
    <relative> (hears|hearing|sees|talks to) [her|his|my|the] [dead] (voices|mother|father|people|things that aren t there|people that aren t there)
  `,
  fr: `
    (psychose|psychotique|schizophren*|schizo|schizoaffectif|delire|delirant|hallucination*|paranoi*|paranoiaque|parano|premier episode|antipsychotique*)
    (entend|entends|entendre) des (voix|choses)
    (voit|vois|voir) des (choses|ombres|gens qui ne sont pas la|choses qui n existent pas)
    (on|les gens|quelqu un|ils) (me surveille|me suit|m espionne|me surveillent|me veulent du mal|complotent)
    (perd|perdre|perds|perdu) (contact avec la realite|la tete|la raison|la carte)
    (voisins|police|gouvernement|cameras|gens|ils|quelqu un) (me|nous|m) (surveillent|surveille|suivent|suit|espionnent|ecoutent|enregistrent|en veulent|regardent)
    (entends|entend|entendre) (mon nom|parler|chuchoter|rire|quelqu un)
    (messages|signes) (a la tele|de la radio|dans la tele)
    (schizophrenie|schizophrene|bouffee delirante|idees delirantes|hallucine|halluciner|voix dans ma tete|voix dans sa tete|voix qui parlent|entend des voix|voit des choses|vois des choses|paranoia|se parle tout seul|parle tout seul|psychose toxique|premier episode psychotique|decroche de la realite|perdu le contact|persecution|persecute)
    (ils|on|gens|voisins|voisin|police|gouvernement|quelqu un|tout le monde|monde) (me|m|nous) (surveille|surveillent|suit|suivent|espionne|espionnent|ecoute|ecoutent|veulent du mal|veut du mal|en veulent|en veut|regardent|empoisonne|controlent mes pensees|lisent dans mes pensees|parlent dans ma tete|poursuivent)
    (puce|tele|radio|television) (dans la tete|dans ma tete|me parle|m envoie|parle de moi)
    (cameras|micros|puces) dans (les|la|ma|le|mon|sa) (murs|maison|appartement|tele|chambre|telephone|tete)
    (entends|entend) [des] (bruits|sons|voix) que personne
    (voix) (me disent|me dit|me parlent|qui me parlent|me parle|m insultent)
    (se prend|se croit|pense etre) [pour] (jesus|dieu|le diable|un prophete|possede|possedee|l elu)
    (entend|entends|parle a|voit) [sa|son|des|la] [defunte|defunt] (voix|mere|pere|morts|choses qui n existent pas|gens qui sont pas la) [lui|qui] [donne|donner|parle|parlent] [des] [ordres]
  `,
};
