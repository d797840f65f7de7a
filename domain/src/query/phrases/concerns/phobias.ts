import type { PhraseGroup } from '../../lexicon.ts';

export const PHOBIAS: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Phobias'] }],
  en: `
    (phobi*|arachnophob*|claustrophob*|acrophob*|emetophob*|aerophob*|trypophob*|needle phobia|dentophobia|cynophobia|hydrophobia|vomit phobia|fear of flying|fear of heights)
    (afraid|scared|terrified|fear|frightened|phobia|panic) (of|to|about|on|in) (flying|fly|planes|airplanes|a plane|heights|height|spiders|spider|bugs|insects|bees|wasps|snakes|dogs|dog|cats|birds|mice|rats|needles|needle|injections|shots|blood|doctors|hospitals|the dentist|dentist|dentists|the dark|dark|thunder|storms|water|swimming|drowning|elevators|small spaces|enclosed spaces|tunnels|bridges|driving|drive|highway|highways|vomiting|vomit|throwing up|choking|clowns|mri|surgery|germs|monsters|ghosts|loud noises|fire)
    (fear|phobia) of <thing>
    (won t|can t|cannot|never) (fly|get on a plane|drive on the highway|drive|take the elevator|get a needle|go to the dentist)
    (fear|scared) (of|on) (airplane|airplanes|flights|flight)
    (can t|cannot|won t|afraid to|scared to) (take|board|get on|go on) (the|a) (plane|flight|elevator|bus|metro|subway|ferry|boat)
    (scared of everything|fear of everything|freak out over spiders|tokophobia|fear of vomiting|emetophobia|needle fear|fear of needles|flying anxiety|driving phobia|driving anxiety|scared to drive|afraid to drive|afraid to fly|scared to fly|dental phobia|dental anxiety|blood phobia|dog phobia|fear of the dark|height phobia|vertigo on bridges|fear of driving|nervous flyer|nervous flier|white knuckle*)
    (faint|pass out|freak out|panic|scream|freeze|cry|shake|lose it) (at|when|if|over|from|in|on) [i see|i get|the sight of|there is|i m in|in|on|a|getting] [a|an] (needles|needle|blood|spiders|spider|dogs|dog|planes|plane|elevator|elevators|bridges|bridge|highway|heights|snakes|bugs|dentist|blood test|mice|bees|wasp)
    (haven t|never|won t|can t|not able to) (flown|drive over bridges|drive on highways|cross bridges|merge|take planes|fly|go in water|swim|get a blood test|get blood taken|get vaccinated|see a dentist|go up high) [in years|since]
    (avoid|avoiding|stopped taking|stuck in|take) elevators
    (drive|driving) [on|over] (highway|highways|bridge|bridges|freeway)
    (go|going|drive|driving|walk|walking|cross|crossing) (over|across|on) bridges
    (scared|afraid|terrified|fear|phobia) (of|to) (driv*|bridges|the bridge|tunnels|highways|throwing up|vomit*|puking|being sick)
    (bitten|bit|attacked|chased|stung) by [a|the|my] (dog|dogs|bee|wasp|animal|horse|snake)
  `,
  fr: `
    (phobi*|arachnophob*|claustrophob*|acrophob*|emetophob*|aerophob*|aviophob*|peur en avion|peur de l avion|peur de voler|peur de conduire|peur des hauteurs|vertige|peur des aiguilles)
    (peur|terreur|panique|terrifie|terrifiee|phobie) (de|d|du|des|en|de l|de la) [l|la|le|les] (avion|avions|voler|hauteurs|hauteur|vide|araignees|araignee|insectes|abeilles|guepes|serpents|serpent|chiens|chien|chats|oiseaux|souris|rats|aiguilles|aiguille|piqures|piqure|vaccins|prises de sang|sang|medecins|hopital|hopitaux|dentiste|noir|orages|orage|tonnerre|eau|nager|ascenseurs|ascenseur|espaces clos|espaces fermes|tunnels|tunnel|ponts|pont|conduire|volant|autoroute|vomir|vomissements|etouffer|clowns|monstres|feu)
    (phobie de|phobie des|phobie du|phobie d) <thing>
    (incapable de|pas capable de|veut pas|refuse de) (prendre l avion|conduire|aller chez le dentiste|prendre l ascenseur)
    (dentophobie|amaxophobie|agoraphobie|hematophobie|nyctophobie)
    (peux|veux|suis|capable|arrive) [pas] (prendre|monter dans|embarquer dans) [l|le|un] (avion|ascenseur|metro|autobus|bateau|traversier)
    (peur de l eau|peur du noir|peur du vide|peur des chiens|peur des araignees|peur du dentiste|peur de vomir|peur de prendre l avion|amaxophobe|claustrophobe|arachnophobe|peur bleue|peur panique|trouille)
    (peur|phobie|terrifie|terrifiee|frousse|trouille|angoisse) (de|d|du|des|en|a l idee de|a) [prendre|monter en|traverser|traverser les|aller chez|aller|conduire sur|la vue|voir] [l|le|la|les|un|du|des] (avion|pont|ponts|autoroute|dentiste|ascenseur|chien|chiens|araignees|bibittes|couleuvres|aiguilles|prise de sang|prises de sang|sang|hauteurs|noir|eau|bateau|tunnel|vomir|tonnerre|orages|fantomes|clowns|chevaux|conduire|hopitaux|oiseaux|souris)
    (perds|perd|tombe|deviens) (connaissance|dans les pommes|faible) [a|quand|a la vue] [je vois|vue] [du|des|un] (sang|aiguilles|prise de sang|piqure)
    (arrete|arreter|evite|eviter) [de] prendre [l] (ascenseur|metro|avion|autoroute)
    (claustro|arachno)
    (peur|phobie|panique|angoisse) (de|d|au) (conduire|vomir|traverser|prendre) [sur|le|un|les|l] [pont|ponts|autoroute|tunnel|metro|ascenseur|avion]
    (mordu|mordue|attaque|attaquee|pique|piquee) par (un|une|des) (chien|chiens|abeille|guepe|animal)
  `,
};
