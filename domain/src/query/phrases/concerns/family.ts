import type { PhraseGroup } from '../../lexicon.ts';

export const FAMILY: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Family Conflict'] }],
  en: `
    (daddy|mommy|mother|father|family) issues
    (family|familial) (conflict|conflicts|problems|issues|drama|dynamics|estrangement|fighting|relationships|stress|dispute)
    (toxic|dysfunctional|estranged|narcissistic|difficult|controlling) (family|parents|mother|father|mom|dad|sister|brother|in laws|mother in law)
    (estrange*|no contact|cut off my <relative>|low contact|family of origin|in laws|mother in law|father in law|monster in law|blended family|step family|stepfamily|stepchildren|stepkids|step kids|custody|custody battle|co parent*|coparent*|parental alienation|family court|adoption|adopted|adoptee|foster)
    (fight*|argu*|don t get along|not talking|problems|conflict|issues) (with|between) my <relative>
    my (parents|family|<relative>) (are divorcing|fight|fights|hate*|don t understand me|doesn t understand me|kicked me out|won t accept me|are getting a divorce|control my life|is an alcoholic|drinks)
    (sibling|siblings|brother and sister) (rivalry|fighting|conflict)
    (adult child of|adult children of|child of|grew up with) (alcoholic*|narcissist*|alcoholics|divorce)
    (hate|hates|hating|can t stand|scared of) (being|living) (home|at home)
    (problem|problems|trouble|issues|fight|fights|war) with (my|the) (in laws|mother in law|father in law|parents|family|<relative>)
    (inheritance|estate|will) (fight|dispute|conflict)
    (kids|children|<child>) (don t|doesn t|won t) (call|talk to me|speak to me|visit)
    (living with|moving in with|moved back with) my (parents|in laws)
  `,
  fr: `
    (conflit|conflits|probleme|problemes|chicane|chicanes|tensions|dynamique) (familiale|familiales|familiaux|familial|de famille|dans la famille|en famille)
    (famille|parents|mere|pere|belle mere|beau pere|soeur|frere|belle famille) (toxique|toxiques|dysfonctionnelle|difficile|difficiles|controlante|narcissique|envahissante)
    (belle mere|beau pere|beaux parents|belle soeur|beau frere|gendre|bru) [me rend folle|me rend fou|toxique|envahissante]
    (famille recomposee|recomposee|beaux enfants|belle famille|garde des enfants|garde partagee|garde d enfants|coparentalite|alienation parentale|mediation familiale|adoption|adopte|adoptee|famille d accueil|dpj|coupe les ponts|couper les ponts|origine familiale|secret de famille)
    (chicane*|disput*|conflit*|je parle plus) (avec|a|entre) (mon|ma|mes) <relative>
    (mes parents|ma famille) (se separent|divorcent|me comprennent pas|me comprend pas|m acceptent pas|se chicanent)
    (rivalite|chicane|jalousie) (entre freres et soeurs|fraternelle|frere soeur)
    enfant (de parents|d) (alcooliques|separes|alcoolique|divorces)
    (belle famille|belle mere|beaux parents|parents|famille) (se mele|se melent|controle|intervient|envahissante|toxique)
    (chicane|dispute|guerre|conflit) (d heritage|de succession|familiale)
    (mes enfants|mon fils|ma fille) (m appelle|m appellent|me parle|me parlent|vient|viennent) plus
    (deteste|hais|aime pas) (etre|vivre) (chez nous|a la maison|chez mes parents)
  `,
};
