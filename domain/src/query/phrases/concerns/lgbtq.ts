import type { PhraseGroup } from '../../lexicon.ts';

export const LGBTQ: PhraseGroup = {
  wants: [
    { kind: 'group', values: ['LGBTQ2S+ People'] },
    { kind: 'concern', values: ['LGBTQ2S+'] },
  ],
  en: `
    (lgbtq affirming|queer affirming|trans affirming|gay affirming|lgbt friendly|lgbtq friendly|gay friendly|trans friendly|queer friendly|queer therapist|gay therapist|trans therapist|internalized homophobia|homophob*|transphob*|conversion therapy survivor|gender clinic|readiness letter|surgery letter|hormone letter)
    (<child>|<relative>) (is trans|is gay|is queer|came out|is non binary|is transgender|is questioning|says she is a boy|says he is a girl|uses they them)
    (came|coming|come|afraid to come) out [to] [my] [parents|family|<partner>]
    (think|wonder*|am i|might be|figuring out if) [i m|if i m|i am] (gay|trans|bi|queer|lesbian|non binary)
    (lgbtqia|lgbtqia2s|2slgbtqia|sapphic|lesbians|gays|bisexuality|aromantic|demisexual|intersex|transmasc|transfem|transman|trans man|trans woman|trans kid|trans teen|trans youth|mtf|ftm|amab|afab|they them|pronouns|misgender*|deadname|top surgery|bottom surgery|hormones|estrogen|testosterone therapy|puberty blockers|gender questioning|gender confusion|gender stuff|gender exploration|dysphoria|wrong body|born in the wrong body|drag queen|sexual identity|gay man|gay men|gay couple|lesbian couple|same sex couple|queer couple|wife came out|husband is gay|gay christian|gay muslim|conversion therapy)
    (<child>|<relative>|<friend>|<partner>|i|he|she) (came out|just came out|coming out|thinks he is|thinks she is|says he is|says she is|told us he is|told us she is|told me he is|told me she is|is|might be|may be|identifies as|wants to be) [a|an] (gay|trans|transgender|queer|bi|bisexual|lesbian|non binary|nonbinary)
    (i m|im|i am|think i m|am i|think im|i might be|maybe i m) [a|an] (gay|trans|transgender|queer|bi|bisexual|lesbian|non binary|nonbinary|asexual|pansexual|two spirit)
    (come out to|coming out to) (my|his|her) (parents|mom|dad|family|wife|husband|friends|church)
    (tell|telling) (my|his|her) (parents|mom|dad|family|wife|husband|friends|church) [that] [i m|i am|im|about|being|i like] (gay|trans|queer|bi|lesbian|girls|boys|non binary)
    (affirming|friendly|positive|safe|inclusive|allied|informed) [for|of|to] (queer|trans|gay|lgbt*|lesbian|lgbtq|non binary) [people|therapist|clients|youth|folks]
    (queer|trans|gay|lgbt|lgbtq|lgbtq2s|lesbian|non binary|poly) (affirming|friendly|positive|safe|inclusive|informed|ally|therapist|psychologist|counsellor)
    (am i|if i m|if i am|whether i m) (boy|girl|man|woman|guy|male|female) or (boy|girl|man|woman|guy|male|female|something else|neither)
    (don t|doesn t|never) (feel|felt) like (boy|girl)
    (feel|feels|feeling|felt|identify|see myself) [more] (like|as) [a] (boy|girl|man|woman|guy|both genders) [than|inside|but|not]
    (i m|i am|born|assigned|he s|she s) [a] (boy|girl|man|woman|guy|male|female) but (feel|i feel|feels|want|really|inside|i m)
  `,
  fr: `
    (affirmatif lgbt*|allie lgbt*|homophob*|transphob*|homophobie interiorisee|lettre pour hormones|lettre pour chirurgie|questionnement identitaire|questionnement de genre|questionnement sexuel)
    (<child>|<relative>) (est trans|est gai|est gay|est lesbienne|est queer|est non binaire|a fait son coming out|se questionne sur son genre)
    (suis je|peut etre|je pense que je suis|je crois que je suis) (gai|gay|trans|lesbienne|bi|queer|non binaire)
    (2elgbtqi|lgbtqia2|gaie|lesbiennes|bisexualite|pansexuel*|asexuel*|aromantique|intersexe|pronoms|megenre|morinom|homme trans|femme trans|ado trans|enfant trans|jeune trans|transidentite|trans identite|fluide|genre fluide|creatif dans le genre|hormonotherapie|bloqueurs|chirurgie d affirmation|affirmation de genre|dysphorie|mauvais corps|queer*|homosexuels|couple gai|couple gay|couple lesbien|couple de meme sexe|couple homosexuel|homoparentalite|deux mamans|deux papas|sortie du placard|dans le placard|identite sexuelle|diversite sexuelle|therapie de conversion|coming out*)
    (<child>|<relative>|<friend>|<partner>|il|elle|je|j) [me|m|nous] (suis|est|serait|pense etre|pense qu il est|pense qu elle est|dit qu il est|dit qu elle est|a dit qu il est|a dit qu elle est|annonce qu il est|annonce qu elle est|se dit|s identifie comme|veut etre|pense que je suis) [un|une] (gai|gay|gaie|trans|lesbienne|bi|bisexuel|bisexuelle|queer|non binaire|homosexuel|homosexuelle)
    (dire|annoncer|avouer|l annoncer|le dire) a (mes parents|ma mere|mon pere|ma famille|ma femme|mon mari|ma gang) [que] [je|j] [suis|aime] (gai|gay|lesbienne|trans|bi|queer|les filles|les gars)
    (ouvert|ouverte|allie|alliee|safe|inclusif|inclusive|sensible|affirmative|affirmatif|a l aise) [aux|pour|avec|a la|les] [personnes|realites|clientele] (lgbt*|trans|queer|diversite|gais|non binaires|gai|gay)
    (sais|sait|sure|certain|certaine) [pas|plus|jamais] si (je|il|elle|c) (suis|est) (fille|femme|gars|garcon|homme) ou (fille|femme|gars|garcon|homme|autre chose|entre les deux)
    (me|se) (sens|sent) [pas|plus|ni] [comme] (fille|gars|garcon) (ni|ou) (fille|gars|garcon)
    (me|se) (sens|sent|sentir|vois|voit) [plus|plutot|comme|etre] [un|une] (gars|garcon|homme|fille|femme) [en dedans|dans ma tete]
    (suis|est|ne|nee) [un|une] (fille|gars|garcon|femme|homme) mais [je|il|elle] [me|se] (sens|sent|veux|vois)
    (fils|garcon|gars) (veut|aime|met|porte) [porter|mettre] [des|une] (robe|robes|jupe|jupes|maquillage)
  `,
};
