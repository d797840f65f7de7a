import type { French } from '../namespaces.ts';

/** Un lieu près duquel chercher, à l’écran de recherche. */
export const strings: French<'near'> = {
  panel: {
    heading: 'Près d’un lieu',
    place: 'Code postal ou ville',
    placeHint: 'Les trois premiers caractères suffisent, par exemple H2X.',
    within: 'À quelle distance',
    km: '{{km}} km',
    submit: 'Voir qui est à proximité',
  },
  device: {
    use: 'Utiliser ma position',
    rounding: 'Elle est arrondie à un kilomètre environ avant de quitter cet appareil.',
    finding: 'Recherche de votre position…',
    refused:
      'Ce navigateur n’a pas communiqué votre position. Inscrivez les trois premiers caractères de votre code postal, ou votre ville.',
    failed:
      'Votre position est introuvable. Inscrivez les trois premiers caractères de votre code postal, ou votre ville.',
  },
  note: {
    remove: '{{what}} : chercher de nouveau partout',
    measured:
      'Distances à vol d’oiseau, jusqu’au cabinet ou au centre de son secteur postal ou de sa ville. Les psychologues sans lieu indiqué n’y figurent pas.',
    unknown:
      'Nous ne connaissons aucun lieu nommé « {{asked}} » : la liste réunit donc des personnes de partout. Inscrivez les trois premiers caractères d’un code postal, par exemple H2X, ou une ville et sa province, par exemple Laval, QC.',
    unknownArea:
      'Nous ne savons pas où se trouve le secteur postal « {{asked}} » : la liste réunit donc des personnes de partout. Inscrivez une ville et sa province, par exemple Laval, QC.',
    own: 'Pour voir qui est près de vous, communiquez votre position ou tapez « près de » et votre code postal.',
    nearest: 'Les plus proches d’abord',
    sort: 'Trier par distance',
  },
  offers: {
    few: 'Peu de psychologues correspondent à cette recherche. Vous pourriez essayer ceci :',
    heading: 'Proche de votre demande :',
    without: 'sans {{what}}',
    within: 'à {{km}}\u00a0km ou moins ({{place}})',
    withinOwn: 'à {{km}}\u00a0km ou moins',
    kindred: 'avec ce qui s’en rapproche le plus',
    province: 'partout {{where}}',
    online: 'en ligne, partout {{where}}',
    canada: 'partout au Canada',
    canadaOnline: 'en ligne, partout au Canada',
    askWhere: 'Demandez d’abord si la personne est inscrite à l’ordre là où vous vivez.',
    counted: '{{what}} ({{count, number}})',
    many: '{{what}} (1000 et plus)',
    next: 'Vous pourriez essayer ceci :',
    withoutWords: 'Chercher sans « {{keyword}} »',
    withoutNear: 'Chercher sans limite de distance',
    withoutFrame: 'Chercher au-delà de la zone de la carte',
    withoutFacets: 'Retirer tous les filtres',
    everyone: 'Voir tous les psychologues',
  },
  tellMe: {
    title: 'Me prévenir quand une place se libère',
    text: 'Nous vous écrivons une fois pour chaque place libre d’une personne correspondant à cette recherche, pendant 60 jours au plus. Un clic y met fin.',
    email: 'Votre courriel',
    press: 'Me prévenir',
  },
  card: {
    about: 'à environ {{km}} km',
    less: 'à moins de 1 km',
    centre: '{{distance}} (centre de {{place}})',
    within: '{{place}} ou tout près',
  },
};
