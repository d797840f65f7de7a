import type { French } from '../namespaces.ts';

export const strings: French<'landing'> = {
  loading: 'Chargement des psychologues',
  count_one: '{{count, number}} psychologue',
  count_many: '{{count, number}} de psychologues',
  count_other: '{{count, number}} psychologues',
  more: '{{count, number}} de plus',
  featured: 'Psychologues en vedette',
  order: 'Premium est un placement payant : ces fiches viennent en premier et portent cette mention.',
  all_one: 'Voir le psychologue {{where}}',
  all_many: 'Voir les {{count, number}} de psychologues {{where}}',
  all_other: 'Voir les {{count, number}} psychologues {{where}}',
  everywhere: 'Chercher partout au Canada',
  empty: 'Quelqu’un d’ailleurs pourrait vous recevoir en ligne',
  emptyLead:
    'Le répertoire ne compte encore personne {{where}}. Il y a d’autres façons de trouver quelqu’un.',
  emptyText:
    'Bien des psychologues au Canada offrent des séances en ligne. Demandez-leur s’ils peuvent travailler avec une personne de votre région.',
  services: 'Motifs et domaines de pratique {{where}}',
  facts: {
    psychologists: 'psychologues autorisés',
    online: 'offrent des séances en ligne',
    french: 'offrent des services en français',
  },
  title: 'Psychologues {{where}}',
  lead_one:
    'Un psychologue autorisé {{where}} figure au répertoire. Lisez son profil et écrivez-lui directement, sans compte ni recommandation médicale.',
  lead_many: 'Écrivez directement, sans compte ni recommandation médicale.',
  lead_other: 'Écrivez directement, sans compte ni recommandation médicale.',
  description_one:
    'Un psychologue autorisé {{where}} : domaines de pratique, langues, types de séances et coordonnées.',
  description_many:
    '{{count, number}} de psychologues autorisés {{where}} : domaines de pratique, langues, types de séances et coordonnées.',
  description_other:
    '{{count, number}} psychologues autorisés {{where}} : domaines de pratique, langues, types de séances et coordonnées.',
  province: {
    search: 'Trouver un psychologue {{where}}',
    cities: 'Villes {{where}}',
    moreCities: 'Autres villes',
    others: 'Autres provinces et territoires',
  },
  city: {
    others: 'Autres villes {{where}}',
  },
  service: {
    title: '{{service}} : psychologues {{where}}',
    leadWords:
      'Les psychologues {{where}} dont le profil mentionne ceci ou l’un de ces mots. Vous cherchez autre chose? Dites-le dans vos mots.',
    lead: 'Les psychologues {{where}} dont le profil mentionne ce motif ou ce domaine de pratique. Vous cherchez autre chose? Dites-le dans vos mots.',
    description_one:
      'Un psychologue autorisé {{where}}. Motif : {{service}}. Lisez son profil et écrivez-lui directement.',
    description_many:
      '{{count, number}} de psychologues autorisés {{where}}. Motif : {{service}}. Comparez les profils et écrivez directement.',
    description_other:
      '{{count, number}} psychologues autorisés {{where}}. Motif : {{service}}. Comparez les profils et écrivez directement.',
    found_one: '{{count, number}} psychologue trouvé',
    found_many: '{{count, number}} de psychologues trouvés',
    found_other: '{{count, number}} psychologues trouvés',
    searchLabel: 'Chercher un psychologue {{where}}',
    searchHint: 'Écrivez un motif, une approche ou un nom',
    searchAction: 'Chercher',
    empty: 'Aucun psychologue {{where}} ne mentionne encore « {{service}} »',
    emptyText:
      'Essayez d’autres mots, ou voyez tous les psychologues de la ville : plusieurs aident pour bien d’autres motifs que ceux que leur profil nomme.',
    back: 'Tous les psychologues {{where}}',
    more: 'En voir plus dans la recherche',
    others: 'Autres motifs et domaines de pratique {{where}}',
  },
  card: {
    profile: 'Voir le profil',
    fullProfile: 'Profil complet',
    contact: 'Écrire',
    of: '({{name}})',
    specialties: 'Domaines de pratique',
    private: 'Pratique privée',
  },
  assessment: {
    title: 'Vous ne savez pas trop ce que vous vivez?',
    text: 'Des questions sur {{conditions}}. Vos réponses restent sur votre appareil. Ce n’est pas un diagnostic.',
    action: 'Faire une autoévaluation',
  },
  listed: {
    title: 'Vous exercez {{where}}?',
    text: 'La fiche de base est gratuite. Premium ajoute une deuxième langue, des liens de rendez-vous et une place en tête de liste.',
    free: 'Créer ma fiche gratuite',
    premium: 'Fiche Premium',
  },
  regulator: {
    title: 'Vérifier un permis {{where}}',
    own: 'Qui porte ici le titre de psychologue doit être inscrit au tableau de l’ordre ou à un registre, que chacun peut consulter :',
    all: 'La loi dit qui peut exercer ici. Pour vérifier un permis :',
  },
};
