import type { PhraseGroup } from '../../lexicon.ts';

export const ANGER: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Anger Management'] }],
  en: `
    (anger|angry|rage|rages|temper|short temper|hot head*|hothead*|furious|irritable|irritability|irritated|aggressi*|outburst*|explosive|explod*|road rage|violent behaviour|lash out|lashing out|lashes out|resentment|resentful|bitter|bitterness|snap at|snapping|short fuse|anger issues|anger management|court ordered anger)
    (lose|losing|loses|lost|control|controlling) (my|his|her|the|their) (temper|cool|shit|anger|patience|rage)
    (can t|cannot) control (my|his|her) (anger|temper|emotions|rage|outbursts)
    (always|so|constantly|get|gets|easily|often) (angry|mad|pissed|irritated|pissed off|furious)
    (yell|yelling|scream|screaming|shout|shouting) (at|too much) [my|everyone] [kids|children|<partner>|family]
    (i|he|she) (punch*|throw*|break*|hit*) (things|walls|stuff)
    (blow|blows|blowing|blew) up [at|easily]
    (my|a) (<child>|<partner>) (is angry|has anger issues|is so angry|has a temper|explodes|has outbursts|gets angry|rages)
    (punch*|kick*|smash*|threw|throw*|broke|break*) [a|the|my] (hole|wall|walls|door|tv|phone|plates|things|stuff) [in the wall]
    (snaps|snap|snapped|blew up|lost it|lose it|went off|goes off) (at|on|with) [my|his|her|the] [kids|<partner>|<child>|everyone|people|family]
    (fly|flies|flew) off the handle
    (see|seeing) red
    (mean|nasty) to (everyone|my family|my kids)
  `,
  fr: `
    (colere|coleres|colerique|rage|irritab*|irrite|irritee|agressi*|agressif|agressive|explos*|impatien*|saute d humeur violente|gestion de la colere|controle de la colere|rancune|ressentiment|amertume|en maudit|fache|fachee|facher|violence verbale|rage au volant|soupe au lait|meche courte|a fleur de peau)
    (perd|perdre|perds|controler|gerer|controle) [mon|son|sa|ma|mes|ses|le|la] (calme|patience|sang froid|colere|emotions|rage|controle)
    (pas|plus|n arrive pas a|incapable de) [capable de] (controler|gerer) (ma|sa|mes|ses) (colere|emotions|impulsions)
    (toujours|souvent|trop|facilement|vite|tout le temps) (fache|fachee|en colere|irrite|irritee|enrage|enragee|impatient|impatiente)
    (crie|crier|hurle|hurler) (apres|contre|trop|sur) [mon|ma|mes] [enfants|<partner>|famille]
    (mon|ma) (<child>|<partner>) (est en colere|fait des coleres|explose|est colerique|se fache|est agressif|est agressive|pique des crises)
    (exploser|j explose|je pete les plombs|peter les plombs|peter une coche|je pete une coche)
    (pogne|pogner|pogne les|sur) les nerfs
    (failli|faillir|presque) (frapper|fesser|sauter dessus)
    (frappe|fesse|donne un coup de poing|defonce|casse|lance) [dans] [le|les|la|des] (mur|murs|porte|objets|assiettes|choses)
    (monte|monter) (vite|sur mes grands chevaux)
    (perd|perds|perdu) (patience|les pedales)
    (sacre|gueule|engueule) (apres|contre|tout le monde|mes enfants)
    (toujours|tout le temps) (en crisse|en tabarnak|en criss|fache|fachee|en maudit|choque|choquee)
  `,
};
