import type { CrisisLine } from './line.ts';

const HOURS = {
  office: { en: 'In office hours', fr: 'Aux heures de bureau' },
  outside: { en: 'In the evening, at night and on days off', fr: 'Le soir, la nuit et les jours de congé' },
  // Its source does not say.
  unknown: { en: 'At hours that we do not know', fr: 'À des heures que nous ne connaissons pas' },
} as const;

/** For a child who is harmed, or a parent who fears to harm one. */
// prettier-ignore
export const CHILD_LINES: readonly CrisisLine[] = [
  {
    id: 'alberta-child', province: 'AB', kinds: ['child'], call: '+18006380715',
    name: { en: 'Child protection in Alberta', fr: 'Protection de l’enfance en Alberta' },
    about: { en: 'If you think that a child is hurt or not cared for.', fr: 'Si vous croyez qu’un enfant est maltraité ou négligé.' },
    answers: { hours: 'always', languages: ['en'], interpreters: true },
    checked: '2026-11-25', source: 'https://www.alberta.ca/how-to-help-and-report-child-abuse-neglect-and-sexual-exploitation',
  },
  {
    id: 'british-columbia-child', province: 'BC', kinds: ['child'], call: '+18006639122',
    name: { en: 'Child protection in British Columbia', fr: 'Protection de l’enfance en Colombie-Britannique' },
    about: { en: 'If you think that a child is hurt or not cared for.', fr: 'Si vous croyez qu’un enfant est maltraité ou négligé.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-25', source: 'https://www2.gov.bc.ca/gov/content/safety/public-safety/protecting-children/reporting-child-abuse',
  },
  {
    id: 'manitoba-child', province: 'MB', kinds: ['child'], call: '+18663459241',
    name: { en: 'Child protection in Manitoba', fr: 'Protection de l’enfance au Manitoba' },
    about: { en: 'If you think that a child is hurt or not cared for.', fr: 'Si vous croyez qu’un enfant est maltraité ou négligé.' },
    answers: { hours: HOURS.unknown, languages: ['en'] },
    checked: '2026-11-25', source: 'https://www.manitoba.ca/fs/child-protection/index.html',
  },
  {
    id: 'new-brunswick-child', province: 'NB', kinds: ['child'], call: '+18337337835',
    name: { en: 'Child protection in New Brunswick', fr: 'Protection de l’enfance au Nouveau-Brunswick' },
    about: { en: 'If you think that a child is hurt or not cared for.', fr: 'Si vous croyez qu’un enfant est maltraité ou négligé.' },
    answers: { hours: HOURS.office, languages: ['en', 'fr'] },
    checked: '2026-11-25', source: 'https://www.mynbpropertyassessment.ca/content/gnb/en/departments/social_development/persons_disabilities/content/services-persons-with-disabilities/services_renderer.9355.Child_Protection.html',
  },
  {
    id: 'new-brunswick-child-later', province: 'NB', kinds: ['child'], call: '+18004429799',
    name: { en: 'New Brunswick Emergency Social Services', fr: 'Services sociaux d’urgence du Nouveau-Brunswick' },
    about: { en: 'If you think that a child is hurt or not cared for.', fr: 'Si vous croyez qu’un enfant est maltraité ou négligé.' },
    answers: { hours: HOURS.outside, languages: ['en', 'fr'] },
    checked: '2026-11-25', source: 'https://centrepreventionviolence.com/en/how-to-report-child-abuse',
  },
  {
    id: 'nova-scotia-child', province: 'NS', kinds: ['child'], call: '+18669222434',
    name: { en: 'Child protection in Nova Scotia, after hours', fr: 'Protection de l’enfance en Nouvelle-Écosse, hors des heures de bureau' },
    about: { en: 'If you think that a child is hurt or not cared for.', fr: 'Si vous croyez qu’un enfant est maltraité ou négligé.' },
    answers: { hours: HOURS.outside, languages: ['en'] },
    checked: '2026-11-26', source: 'https://www.nsfamilylaw.ca/family-violence/child-abuse-neglect', dated: '2020-05-13',
  },
  {
    id: 'prince-edward-island-child', province: 'PE', kinds: ['child'], call: '+18773413101',
    name: { en: 'Child protection in Prince Edward Island', fr: 'Protection de l’enfance à l’Île-du-Prince-Édouard' },
    about: { en: 'If you think that a child is hurt or not cared for.', fr: 'Si vous croyez qu’un enfant est maltraité ou négligé.' },
    answers: { hours: HOURS.office, languages: ['en'] },
    checked: '2026-11-26', source: 'https://www.princeedwardisland.ca/en/information/family-and-human-services/child-protection', dated: '2015-04-23',
  },
  {
    id: 'prince-edward-island-child-later', province: 'PE', kinds: ['child'], call: '+18003416868',
    name: { en: 'Child protection in Prince Edward Island, after hours', fr: 'Protection de l’enfance à l’Île-du-Prince-Édouard, hors des heures de bureau' },
    about: { en: 'If you think that a child is hurt or not cared for.', fr: 'Si vous croyez qu’un enfant est maltraité ou négligé.' },
    answers: { hours: HOURS.outside, languages: ['en'] },
    checked: '2026-11-26', source: 'https://www.princeedwardisland.ca/en/information/family-and-human-services/child-protection', dated: '2015-04-23',
  },
  {
    id: 'saskatchewan-child-south', province: 'SK', kinds: ['child'], call: '+18447873760',
    name: { en: 'Child protection in Regina and the south of Saskatchewan', fr: 'Protection de l’enfance à Regina et dans le sud de la Saskatchewan' },
    about: { en: 'If you think that a child is hurt or not cared for.', fr: 'Si vous croyez qu’un enfant est maltraité ou négligé.' },
    answers: { hours: HOURS.unknown, languages: ['en'] },
    checked: '2026-11-25', source: 'https://www.scribd.com/document/725373378/Duty-2Bto-2BReport-2BBrochure-2BE-2', dated: '2023',
  },
  {
    id: 'saskatchewan-child-centre', province: 'SK', kinds: ['child'], call: '+18002748297',
    name: { en: 'Child protection in Saskatoon and the centre of Saskatchewan', fr: 'Protection de l’enfance à Saskatoon et dans le centre de la Saskatchewan' },
    about: { en: 'If you think that a child is hurt or not cared for.', fr: 'Si vous croyez qu’un enfant est maltraité ou négligé.' },
    answers: { hours: HOURS.unknown, languages: ['en'] },
    checked: '2026-11-25', source: 'https://www.scribd.com/document/725373378/Duty-2Bto-2BReport-2BBrochure-2BE-2', dated: '2023',
  },
  {
    id: 'saskatchewan-child-north', province: 'SK', kinds: ['child'], call: '+18667196164',
    name: { en: 'Child protection in Prince Albert and the north of Saskatchewan', fr: 'Protection de l’enfance à Prince Albert et dans le nord de la Saskatchewan' },
    about: { en: 'If you think that a child is hurt or not cared for.', fr: 'Si vous croyez qu’un enfant est maltraité ou négligé.' },
    answers: { hours: HOURS.unknown, languages: ['en'] },
    checked: '2026-11-25', source: 'https://www.scribd.com/document/725373378/Duty-2Bto-2BReport-2BBrochure-2BE-2', dated: '2023',
  },
  {
    id: 'yukon-child', province: 'YT', kinds: ['child'], call: '+18676673002',
    name: { en: 'Child protection in the Yukon', fr: 'Protection de l’enfance au Yukon' },
    about: { en: 'If you think that a child is hurt or not cared for.', fr: 'Si vous croyez qu’un enfant est maltraité ou négligé.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-25', source: 'https://yukon.ca/en/legal-and-social-supports/supports-victims-crime/get-support-child-victims-crime',
  },
  {
    id: '811', kinds: ['child'], call: '811', notIn: ['MB', 'NU', 'YT'],
    name: { en: '811', fr: '811' },
    about: { en: 'A nurse to talk to, also about a baby who does not stop crying.', fr: 'Une infirmière ou un infirmier à qui parler, aussi d’un bébé qui n’arrête pas de pleurer.' },
    anywhere: { en: 'A nurse to talk to, in most provinces and territories, also about a baby who does not stop crying.', fr: 'Une infirmière ou un infirmier à qui parler, presque partout au Canada, aussi d’un bébé qui n’arrête pas de pleurer.' },
    answers: { hours: 'always', languages: ['en', 'fr'], interpreters: true },
    checked: '2026-11-25', source: 'https://www.disabled-world.com/news/public-notices/phone-811.php', dated: '2014-05-26',
  },
];
