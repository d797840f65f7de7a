import type { French } from '../namespaces.ts';

export const strings: French<'telehealth'> = {
  notice: {
    text: 'D’après les registres ou leur propre déclaration, ces psychologues peuvent exercer {{where}}. Pour les autres, nous ne le savons pas.',
    nobody:
      'Parmi les psychologues qui offrent des séances en ligne, personne, à notre connaissance, ne peut exercer {{where}} et ne répond à toute cette recherche. D’autres le peuvent peut-être : nous ne le savons pas.',
    wider: 'Voir toutes les personnes qui offrent des séances en ligne',
    ask: 'Demandez d’abord si elles peuvent vous recevoir là où vous êtes.',
    open: 'Des psychologues autorisés ailleurs au Canada peuvent aussi recevoir en ligne des personnes {{where}}, d’après l’organisme de réglementation (texte lu le {{date}}).',
    rules: 'Ce que demande chaque province',
  },
  rules: {
    asks: {
      registration: 'Il faut aussi y détenir un permis d’exercice.',
      anywhere: 'Un permis d’exercice délivré n’importe où au Canada suffit.',
    },
    basis: {
      regulator: 'Selon l’organisme de réglementation',
      association: 'Selon l’association des organismes de réglementation',
      disputed:
        'Selon l’association, le permis d’origine suffit; l’organisme demande davantage, et nous suivons l’organisme',
      unverified:
        'Non vérifié : nous n’avons trouvé aucune règle propre au territoire et suivons la plus stricte. Ce texte-ci ne le nomme pas',
    },
    source: '{{basis}} :',
    sourceOfDay: '{{basis}} ({{date}}) :',
    readOn: 'Les sources ont été lues le {{date}}.',
  },
};
