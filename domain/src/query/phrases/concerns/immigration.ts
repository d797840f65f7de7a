import type { PhraseGroup } from '../../lexicon.ts';

export const IMMIGRATION: PhraseGroup = {
  wants: [
    { kind: 'group', values: ['Newcomers'] },
    { kind: 'concern', values: ['Immigration and Newcomers'] },
  ],
  en: `
    (cultural identity|cross cultural|multicultural|intercultural|racism|racist|racial trauma|discriminat*|bipoc|black therapist|black psychologist|therapist of colour|therapist of color|poc therapist|south asian therapist|muslim therapist|asian therapist|language barrier|my culture|cultural background|culturally sensitive|culturally competent|second generation|third culture|between two cultures|deport*|miss my country|family back home|far from (home|family)|torture survivor|refugee claim|immigration assessment)
    (understands|knows|familiar with) my (culture|religion|background|faith)
    (muslim|christian|jewish|hindu|sikh|catholic|faith based|religious|spiritual*) [therapist|psychologist|counsellor|counselling]
    (back home|in my country|my country) (i was|war|they|was)
    (i|we) (come|came|fled|escaped|arrived) from (ukraine|syria|iran|afghanistan|congo|haiti|venezuela|gaza|sudan|eritrea|my country)
    (refugee|asylum|immigration) (claim|hearing|report|letter|assessment)
    (family|parents|kids) (far|far away|back home|still there)
  `,
  fr: `
    (identite culturelle|interculturel*|multicultur*|racisme|raciste|racial*|discriminat*|psychologue noir|psychologue noire|personne racisee|racisee|racise|racises|musulman|musulmane|barriere de la langue|ma culture|entre deux cultures|deuxieme generation|loin de (ma famille|mon pays|chez moi)|m ennuie de mon pays|integration|exil|exile|statut de refugie|evaluation pour l immigration)
    (comprend|connait) ma (culture|religion)
    (chretien|chretienne|juif|juive|catholique|croyant|religieux|spiritu*) [therapeute|psychologue]
    (au pays|dans mon pays|mon pays) [j etais|la guerre|il y a]
    (je|on|nous) (vient|viens|venons|arrive|arrivons|avons fui|ai fui) (d|de|du|d un) (ukraine|syrie|haiti|congo|algerie|cameroun|venezuela|mon pays|camp)
    (demandeur|demandeuse|demande) (d asile|asile|de refugie)
    (famille|parents|enfants) (loin|restes la bas|au pays|la bas)
    (nouveau|nouvelle|arrive) (ici|au|au quebec|a montreal|canada)
  `,
};
