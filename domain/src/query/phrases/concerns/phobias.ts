import type { PhraseGroup } from '../../lexicon.ts';

export const PHOBIAS: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Phobias', 'Anxiety'] }],
  en: `
    (phobi*|arachnophob*|claustrophob*|acrophob*|emetophob*|aerophob*|trypophob*|needle phobia|dentophobia|cynophobia|hydrophobia|vomit phobia|fear of flying|fear of heights)
    (afraid|scared|terrified|fear|frightened|phobia|panic) (of|to|about|on|in) (flying|fly|planes|airplanes|a plane|heights|height|spiders|spider|bugs|insects|bees|wasps|snakes|dogs|dog|cats|birds|mice|rats|needles|needle|injections|shots|blood|doctors|hospitals|the dentist|dentist|dentists|the dark|dark|thunder|storms|water|swimming|drowning|elevators|small spaces|enclosed spaces|tunnels|bridges|driving|drive|highway|highways|vomiting|vomit|throwing up|choking|clowns|mri|surgery|germs|monsters|ghosts|loud noises|fire)
    (fear|phobia) of <thing>
    (won t|can t|cannot|never) (fly|get on a plane|drive on the highway|drive|take the elevator|get a needle|go to the dentist)
    (fear|scared) (of|on) (airplane|airplanes|flights|flight)
    <thing> phobia
    (can t|cannot|won t|afraid to|scared to) (take|board|get on|go on) (the|a) (plane|flight|elevator|bus|metro|subway|ferry|boat)
  `,
  fr: `
    (phobi*|arachnophob*|claustrophob*|acrophob*|emetophob*|aerophob*|aviophob*|peur en avion|peur de l avion|peur de voler|peur de conduire|peur des hauteurs|vertige|peur des aiguilles)
    (peur|terreur|panique|terrifie|terrifiee|phobie) (de|d|du|des|en|de l|de la) [l|la|le|les] (avion|avions|voler|hauteurs|hauteur|vide|araignees|araignee|insectes|abeilles|guepes|serpents|serpent|chiens|chien|chats|oiseaux|souris|rats|aiguilles|aiguille|piqures|piqure|vaccins|prises de sang|sang|medecins|hopital|hopitaux|dentiste|noir|orages|orage|tonnerre|eau|nager|ascenseurs|ascenseur|espaces clos|espaces fermes|tunnels|tunnel|ponts|pont|conduire|volant|autoroute|vomir|vomissements|etouffer|clowns|monstres|feu)
    (phobie de|phobie des|phobie du|phobie d) <thing>
    (incapable de|pas capable de|veut pas|refuse de) (prendre l avion|conduire|aller chez le dentiste|prendre l ascenseur)
    (dentophobie|amaxophobie|agoraphobie|hematophobie|nyctophobie)
    (peux|veux|suis|capable|arrive) [pas] (prendre|monter dans|embarquer dans) [l|le|un] (avion|ascenseur|metro|autobus|bateau|traversier)
  `,
};
