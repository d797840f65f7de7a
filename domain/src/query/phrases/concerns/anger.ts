import type { PhraseGroup } from '../../lexicon.ts';

export const ANGER: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Anger Management'] }],
  en: `
    (anger|angry|rage|temper|short temper|hot head*|hothead*|furious|irritable|irritability|irritated|aggressi*|outburst*|explosive|explod*|road rage|violent behaviour|lash out|lashing out|resentment|resentful|bitter|bitterness|snap at|snapping|short fuse|anger issues|anger management|court ordered anger)
    (lose|losing|loses|lost|control|controlling) (my|his|her|the|their) (temper|cool|shit|anger|patience|rage)
    (can t|cannot) control (my|his|her) (anger|temper|emotions|rage|outbursts)
    (always|so|constantly|get|gets|easily|often) (angry|mad|pissed|irritated|pissed off|furious)
    (yell|yelling|scream|screaming|shout|shouting) (at|too much) [my|everyone] [kids|children|<partner>|family]
    (i|he|she) (punch*|throw*|break*|hit*) (things|walls|stuff)
    (blow|blows|blowing|blew) up [at|easily]
    (<child>|<partner>) (is angry|has anger issues|is so angry|has a temper|explodes|has outbursts|gets angry|rages)
    (punch*|kick*|smash*|threw|throw*|broke|break*) [a|the|my] (hole|wall|walls|door|tv|phone|plates|things|stuff) [in the wall]
    (snaps|snap|snapped|blew up|lost it|lose it|went off|goes off) (at|on|with) [my|his|her|the] [kids|<partner>|<child>|everyone|people|family]
    (fly|flies|flew) off the handle
    (see|seeing) red
    (mean|nasty) to (everyone|my family|my kids)
    (anger managment|anger mgmt|angermanagement|anger problem|angry all the time|rageful|raging|rager|mad all the time|temper problem|temper tantrums adult|bad temper|hot tempered|quick tempered|quick to anger|violent outburst|violent thoughts|violent temper|punched a wall|road rager|grumpy|cranky|moody and mean|irritable all the time|hostility|spiteful|vengeful|bitter about|holding grudges|grudge|forgive|forgiveness|losing control|out of control anger|blow up|blowing up|impulse control anger|intermittent explosive)
    (i|he|she|<partner>|<child>|<relative>) [always|just|keeps|keep|constantly] (yell|yells|yelling|scream|screams|screaming|explode|explodes|exploding|rage|rages|raging|snap|snaps|lash out|lashes out|blow up|blows up|flip out|flips out|lose it|loses it|see red|freak out|throw things|throws things|break things|breaks things|hit walls|hits walls|punch walls|punches walls|get so mad|gets so mad|get mad|gets mad|get angry|gets angry|go off|goes off) [at|on|over|about|when] [everything|everyone|nothing|little|my|his|her|the|small] [things|kids|wife|husband|family|people]
    (temper|anger|rage) (is|s|are|gets|got|getting|ruining|problem|costing|cost) [me|my|out|the] [control|worse|best|scaring|hand|better|bad|marriage|job|of]
    (short|quick|hot|bad|terrible|explosive|nasty|violent|no) (temper|fuse|tempered|patience)
    (take|takes|taking) it out on (my|his|her|the|everyone|people|kids)
    (angry|mad|furious|pissed|bitter|resentful) (at|with|about|all the time|constantly|over) [my|the|everyone|everything|little|world|god|myself|life] [things|ex|parents|family|world]
    (afraid|scared|worried) (of|about) (my|his|her) (anger|temper|rage)
    (threw|throws|throwing|smashed|broke) [a|the|my|things|plate|plates|stuff] (plate|plates|phone|chair|tv|at me|at the wall)
  `,
  fr: `
    (colere|colerique|rage|irritab*|irrite|agressi*|agressif|agressive|explos*|impatien*|saute d humeur violente|gestion de la colere|controle de la colere|rancune|ressentiment|amertume|en maudit|fache|facher|violence verbale|rage au volant|soupe au lait|meche courte|a fleur de peau)
    (perd|perdre|perds|controler|gerer|controle) [mon|son|sa|ma|mes|ses|le|la] (calme|patience|sang froid|colere|emotions|rage|controle)
    (pas|plus|n arrive pas a|incapable de) [capable de] (controler|gerer) (ma|sa|mes|ses) (colere|emotions|impulsions)
    (toujours|souvent|trop|facilement|vite|tout le temps) (fache|fachee|en colere|irrite|irritee|enrage|enragee|impatient|impatiente)
    (crie|crier|hurle|hurler) (apres|contre|trop|sur) [mon|ma|mes] [enfants|<partner>|famille]
    (<child>|<partner>) (est en colere|fait des coleres|explose|est colerique|se fache|est agressif|est agressive|pique des crises)
    (exploser|j explose|je pete les plombs|peter les plombs|peter une coche|je pete une coche)
    (pogne|pogner|pogne les|sur) les nerfs
    (failli|faillir|presque) (frapper|fesser|sauter dessus)
    (frappe|fesse|donne un coup de poing|defonce|casse|lance) [dans] [le|les|la|des] (mur|murs|porte|objets|assiettes|choses)
    (monte|monter) (vite|sur mes grands chevaux)
    (perd|perds|perdu) (patience|les pedales)
    (sacre|gueule|engueule) (apres|contre|tout le monde|mes enfants)
    (toujours|tout le temps) (en crisse|en tabarnak|en criss|fache|fachee|en maudit|choque|choquee)
    (colere*|rageur|rageuse|enrage|en colere|en criss|en tabarnak|en beau fusil|en beau maudit|fache noir|coleres noires|acces de colere|exces de colere|crises de rage|mauvais caractere|sale caractere|caractere de cochon|impulsif quand fache|marabout|de mauvaise humeur|grognon|sur les dents|agressivite|violence au volant|agressif au volant|vengeance|pardonner|rancunier|amer|gerer sa colere|perdre le controle|bouillir|bouille en dedans|hausse le ton|coups de poing dans le mur|gestion colere)
    (je|il|elle|<partner>|<child>|<relative>) [me|m|se|s] [toujours|vite|tout le temps] (pete une coche|pete des coches|pete une fuse|pete les plombs|pete une|explose|pogne les nerfs|fache|fachent|fache vite|emporte|choque|choque vite|enrage|crie|crie tout le temps|crie apres|hurle|gueule|sacre|monte les tours|monte vite|saute au plafond|lance des choses|casse des choses|brise des choses|frappe dans les murs|fesse dans les murs|pique des coleres|vire fou|perd la carte|perds patience|perd patience|perds le controle|perd le controle) [pour|apres|contre|sur] [rien|des niaiseries|tout|les enfants|tout le monde|mon|ma|mes]
    (patience|meche|fusible|nerfs) (courte|court|a bout|aucune|zero|qui lache|leger)
    (peur|honte|tanne|tannee) de (ma|sa|mes|ses|me facher|perdre le controle|crier|m emporter) [colere|coleres|violence|crises|reactions]
    (passe|passer|defoule|defouler|pogne) (mes|ses|ma|sa|me|les) (nerfs|rage|frustrations|colere) (sur|contre) [les|mon|ma|mes] [enfants|famille|blonde|chum|autres]
    (fache|fachee|choque|choquee|en colere|frustre|frustree|enrage|amer) (apres|contre|envers|tout le temps|pour rien|facilement|depuis) [mon|ma|mes|tout|la|le] [ex|pere|mere|parents|vie|monde|systeme]
    (homme|femme|gars|mari|pere) (colerique|agressif|agressive|impulsif|impulsive|en colere)
    (pete|peter|pogne|pogner) (au frette|les plombs|une coche|les nerfs|une fuse|sa coche)
    (frappe|mord|tape|pousse) (sa|son|ses) [petite|petit|grande|grand] (soeur|frere|amis|amies)
  `,
};
