import type { CrisisLine } from './line.ts';
import { CHILD_LINES } from './child-lines.ts';
import { MEDICAL_LINES } from './medical-lines.ts';
import { PROVINCE_CALLS, WITHOUT_911 } from './numbers.ts';
import { VIOLENCE_LINES } from './violence-lines.ts';

// What was not found on a public page is left out: a wrong number is worse than none. Tables, which the formatter would make three times as long.

/** For everyone, then for anyone in distress by province and territory. */
// prettier-ignore
const DISTRESS_LINES: readonly CrisisLine[] = [
  {
    id: '988', kinds: ['suicide', 'violence', 'medical', 'child'], call: '988', text: { number: '988' },
    name: { en: '9-8-8: Suicide Crisis Helpline', fr: '9-8-8 : Ligne d’aide en cas de crise de suicide' },
    about: { en: 'If you are thinking about suicide, or worried about someone. Free.', fr: 'Si vous pensez au suicide, ou si vous vous inquiétez pour quelqu’un. Sans frais.' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-22', source: 'https://988.ca/',
    also: { source: 'https://www.newswire.ca/fr/news-releases/au-cas-ou-la-journee-mondiale-de-prevention-du-suicide-est-l-occasion-pour-les-canadiens-d-apprendre-de-retenir-et-de-partager-ce-numero-qui-peut-sauver-des-vies-847241482.html', dated: '2025-09-10' },
  },
  {
    id: 'emergency', kinds: ['suicide', 'violence', 'medical', 'child'], call: '911', notIn: WITHOUT_911,
    name: { en: 'Emergency services', fr: 'Services d’urgence' },
    about: { en: 'If someone is in danger now.', fr: 'Si une personne est en danger en ce moment.' },
    anywhere: { en: 'If someone is in danger now. In Nunavut, call the RCMP or your health centre instead.', fr: 'Si une personne est en danger en ce moment. Au Nunavut, appelez plutôt la GRC ou votre centre de santé.' },
    instead: { en: 'Nunavut has no 911: if someone is in danger, call your community’s RCMP or health centre.', fr: 'Le 911 n’existe pas au Nunavut : en cas de danger, appelez la GRC ou le centre de santé de votre communauté.' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-22', source: 'https://www.rcinet.ca/en/2019/11/05/northwest-territories-now-has-911-for-emergency-calls', dated: '2019-11-05',
  },
  {
    id: 'alberta', province: 'AB', kinds: ['suicide'], call: PROVINCE_CALLS.AB,
    name: { en: 'Alberta Mental Health Help Line', fr: 'Ligne d’aide en santé mentale de l’Alberta' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://www.alberta.ca/release.cfm?xID=71263F7B642FB-F5C8-F6A2-CA9A4EC6D2ACFEF7', dated: '2020-05-05',
  },
  {
    id: 'british-columbia', province: 'BC', kinds: ['suicide'], call: PROVINCE_CALLS.BC,
    name: { en: '1-800-SUICIDE, for British Columbia', fr: '1-800-SUICIDE, pour la Colombie-Britannique' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-26', source: 'https://crisiscentre.bc.ca/response-to-provincial-suicide-intervention-funding-announcement/', dated: '2022-09-22',
  },
  {
    id: 'manitoba', province: 'MB', kinds: ['suicide'], call: PROVINCE_CALLS.MB,
    name: { en: 'Manitoba Suicide Prevention and Support Line', fr: 'Ligne manitobaine de prévention du suicide et de soutien' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://northernhealthregion.com/2024/09/10/world-suicide-prevention-day-september-10-2024', dated: '2024-09-10',
  },
  {
    id: 'new-brunswick', province: 'NB', kinds: ['suicide'], call: PROVINCE_CALLS.NB,
    name: { en: 'New Brunswick Addiction and Mental Health Helpline', fr: 'Ligne d’aide en matière de dépendance et de santé mentale du Nouveau-Brunswick' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-22', source: 'https://livinginnb.ca/content/gnb/en/news/news_release.2023.07.0347.html', dated: '2023-07',
  },
  {
    id: 'newfoundland', province: 'NL', kinds: ['suicide'], call: PROVINCE_CALLS.NL,
    name: { en: '811 HealthLine, Newfoundland and Labrador', fr: '811 HealthLine, Terre-Neuve-et-Labrador' },
    about: { en: 'Also for a mental health crisis.', fr: 'Aussi pour une crise de santé mentale.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://ntv.ca/news/virtual-er-doctor-supporting-emergency-services-in-green-bay/', dated: '2025-11-17',
  },
  {
    id: 'nova-scotia', province: 'NS', kinds: ['suicide'], call: PROVINCE_CALLS.NS,
    name: { en: 'Nova Scotia Provincial Mental Health and Addictions Crisis Line', fr: 'Ligne provinciale de crise en santé mentale et dépendances de la Nouvelle-Écosse' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://novascotia.ca/news/release/?id=20130226002', dated: '2013-02-26',
  },
  {
    id: 'northwest-territories', province: 'NT', kinds: ['suicide'], call: PROVINCE_CALLS.NT,
    name: { en: '811 in the Northwest Territories', fr: '811 aux Territoires du Nord-Ouest' },
    about: { en: 'A nurse to talk to, also about mental health.', fr: 'Une infirmière ou un infirmier à qui parler, aussi de santé mentale.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://www.hss.gov.nt.ca/en/services/811',
  },
  {
    id: 'nunavut', province: 'NU', kinds: ['suicide'], call: PROVINCE_CALLS.NU,
    name: { en: 'Kamatsiaqtut, the Nunavut help line', fr: 'Kamatsiaqtut, la ligne d’aide du Nunavut' },
    answers: { hours: 'always', languages: ['iu', 'en'] },
    checked: '2026-11-22', source: 'https://www.cbc.ca/news/canada/north/kamatsiaqtut-help-line-goes-24-7-across-nunavut-1.2873363',
  },
  {
    id: 'ontario', province: 'ON', kinds: ['suicide'], call: PROVINCE_CALLS.ON,
    name: { en: 'ConnexOntario', fr: 'ConnexOntario' },
    about: { en: 'It listens, and finds mental health and addiction services near you.', fr: 'On vous écoute et on trouve pour vous des services de santé mentale et de dépendance.' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-22', source: 'https://lfpress.com/news/local-news/aid-agency-combines-simplifies-helplines/wcm/87055fda-01e8-47a7-a26c-94d8fda56b1e/',
  },
  {
    id: 'prince-edward-island', province: 'PE', kinds: ['suicide'], call: PROVINCE_CALLS.PE,
    name: { en: 'PEI Mental Health and Addictions Phone Line', fr: 'Ligne de santé mentale et de dépendance de l’Île-du-Prince-Édouard' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-26', source: 'https://www.einpresswire.com/article/750725394/statement-by-premier-king-on-world-mental-health-day', dated: '2024-10-10',
  },
  {
    id: 'quebec', province: 'QC', kinds: ['suicide'], call: PROVINCE_CALLS.QC, text: { number: '535353' }, site: 'suicide.ca',
    name: { en: '1-866-APPELLE, Quebec’s suicide prevention line', fr: '1 866 APPELLE, la ligne québécoise de prévention du suicide' },
    about: { en: 'You can also chat on suicide.ca.', fr: 'Vous pouvez aussi clavarder sur suicide.ca.' },
    answers: { hours: 'always', languages: ['fr', 'en'] },
    checked: '2026-11-22', source: 'https://suicide.ca/',
    also: { source: 'https://www.infodimanche.com/actualites/actualite/473288/prevention-du-suicide-le-numero-court-535353-maintenant-disponible', dated: '2022-10' },
  },
  {
    id: 'quebec-info-social', province: 'QC', kinds: ['suicide', 'child'], call: '811',
    name: { en: 'Info-Social 811, option 2, Quebec', fr: 'Info-Social 811, option 2, Québec' },
    about: { en: 'A social worker to talk to, for yourself or for someone close to you.', fr: 'Une intervenante ou un intervenant à qui parler, pour vous ou pour un proche.' },
    answers: { hours: 'always', languages: ['fr', 'en'] },
    checked: '2026-11-25', source: 'https://www.ciussswestcentral.ca/programs-and-services/info-sante-info-social-811/',
    also: { source: 'https://monquartier.quebec/2023/info-social-811-rappel-ligne-meconnue/', dated: '2023' },
  },
  {
    id: 'saskatchewan', province: 'SK', kinds: ['suicide'], call: PROVINCE_CALLS.SK,
    name: { en: 'HealthLine 811, Saskatchewan', fr: 'HealthLine 811, Saskatchewan' },
    about: { en: 'Also for a mental health crisis.', fr: 'Aussi pour une crise de santé mentale.' },
    answers: { hours: 'always', languages: ['en'], interpreters: true },
    checked: '2026-11-26', source: 'https://westcentralonline.com/articles/just-over-300-calls-a-day-healthline-811-celebrates-two-decades-in-saskatchewan', dated: '2023',
  },
  {
    id: 'yukon', province: 'YT', kinds: ['suicide'], call: PROVINCE_CALLS.YT,
    name: { en: 'Yukon Mental Wellness and Substance Use Services', fr: 'Services de santé mentale et de lutte contre les dépendances du Yukon' },
    about: { en: 'For counselling. At any other hour 9-8-8 answers.', fr: 'Pour du counseling. À toute autre heure, le 9-8-8 répond.' },
    answers: { hours: { en: 'In office hours', fr: 'Aux heures de bureau' }, languages: ['en'] },
    checked: '2026-11-22', source: 'https://yukon.ca/en/substance-use-health-emergency',
  },
];

/** For some people, or for some kinds of help, everywhere. */
// prettier-ignore
const OTHER_LINES: readonly CrisisLine[] = [
  {
    id: '211', kinds: ['violence', 'child'], call: '211',
    name: { en: '211', fr: '211' },
    about: { en: 'Finds the sexual assault centre, the shelter or the child protection nearest you. It is not a crisis line.', fr: 'Trouve le centre d’aide aux victimes d’agression sexuelle, la maison d’hébergement ou la protection de l’enfance la plus proche. Ce n’est pas une ligne de crise.' },
    answers: { hours: { en: 'Day or night in most of Canada', fr: 'Jour et nuit presque partout au Canada' }, languages: ['en', 'fr'], interpreters: true },
    checked: '2026-11-26', source: 'https://www.unitedwaygt.org/partnerships/helpstartshere-for-all-canadians/', dated: '2021-08-11',
  },
  {
    id: 'residential-schools', kinds: ['trauma'], call: '+18669254419',
    name: { en: 'National Indian Residential School Crisis Line', fr: 'Ligne d’écoute nationale des pensionnats indiens' },
    about: { en: 'For survivors of residential schools and their families.', fr: 'Pour les survivants des pensionnats et leurs familles.' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-25', source: 'https://isc.gc.ca/eng/1581971225188/1581971250953',
    also: { source: 'https://www.newswire.ca/news-releases/government-of-canada-and-the-mi-kmaq-nova-scotia-canada-tripartite-forum-commemorate-the-national-historic-significance-of-the-former-shubenacadie-indian-residential-school-872043408.html', dated: '2021-09-30' },
  },
  {
    id: 'veterans', kinds: ['trauma'], call: '+18002687708',
    name: { en: 'VAC Assistance Service', fr: 'Service d’aide d’Anciens Combattants Canada' },
    about: { en: 'For veterans, former members of the RCMP, their families and caregivers.', fr: 'Pour les vétérans, les anciens membres de la GRC, leurs familles et leurs proches aidants.' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-26', source: 'https://webarchiveweb.wayback.bac-lac.canada.ca/web/20190827210216/https://www.veterans.gc.ca/eng/contact/talk-to-a-professional', dated: '2019-08-27',
  },
  {
    id: 'kids-help-phone', kinds: ['suicide', 'violence', 'child'], call: '+18006686868', text: { number: '686868', keyword: { en: 'CONNECT', fr: 'PARLER' } },
    name: { en: 'Kids Help Phone', fr: 'Jeunesse, J’écoute' },
    about: { en: 'For children, teenagers and young adults.', fr: 'Pour les enfants, les adolescents et les jeunes adultes.' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-22', source: 'https://kidshelpphone.ca/',
    also: { source: 'https://muskoka411.com/waypoint-shares-list-of-holiday-health-care-resources/', dated: '2024-12-18' },
  },
  {
    id: 'hope-for-wellness', kinds: ['suicide', 'violence', 'child'], call: '+18552423310',
    name: { en: 'Hope for Wellness Helpline', fr: 'Ligne d’écoute d’espoir pour le mieux-être' },
    about: { en: 'For Indigenous people across Canada.', fr: 'Pour les Autochtones de partout au Canada.' },
    answers: { hours: 'always', languages: ['en', 'fr'], onRequest: ['cr', 'oj', 'iu'] },
    checked: '2026-11-22', source: 'https://www.hopeforwellness.ca/',
    also: { source: 'https://www.newswire.ca/news-releases/government-of-canada-and-the-mi-kmaq-nova-scotia-canada-tripartite-forum-commemorate-the-national-historic-significance-of-the-former-shubenacadie-indian-residential-school-872043408.html', dated: '2021-09-30' },
  },
  {
    id: 'trans-lifeline', kinds: ['suicide'], call: '+18773306366',
    name: { en: 'Trans Lifeline', fr: 'Trans Lifeline' },
    about: { en: 'For trans people, by trans people. If nobody answers, call or text 9-8-8.', fr: 'Pour les personnes trans, par des personnes trans. Sans réponse, appelez ou textez le 9-8-8.' },
    answers: { hours: { en: 'At certain hours of the day', fr: 'À certaines heures de la journée' }, languages: ['en', 'es'] },
    checked: '2026-11-22', source: 'https://translifeline.org/hotline/',
    also: { source: 'https://www.hindustantimes.com/world-news/us-news/did-trumps-plans-to-shut-down-key-suicide-hotline-prompt-canadas-toll-free-american-number-what-we-know-101745797922552.html', dated: '2025-04-28' },
  },
];

/** Canada's lines, in the order to show them. */
export const CRISIS_LINES: readonly CrisisLine[] = [
  ...DISTRESS_LINES,
  ...VIOLENCE_LINES,
  ...MEDICAL_LINES,
  ...CHILD_LINES,
  ...OTHER_LINES,
];

/** For people in the United States. Shown only under a heading that says so: nobody in Canada should dial them by mistake. */
// prettier-ignore
export const US_CRISIS_LINES: readonly CrisisLine[] = [
  {
    id: 'us-emergency', kinds: ['suicide'], call: '911',
    name: { en: 'Emergency services', fr: 'Services d’urgence' },
    about: { en: 'If someone is in danger now.', fr: 'Si une personne est en danger en ce moment.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://www.911.gov/',
  },
  {
    id: 'us-988', kinds: ['suicide'], call: '988', text: { number: '988' },
    name: { en: '988 Suicide & Crisis Lifeline', fr: '988 Suicide & Crisis Lifeline' },
    about: { en: 'If you are thinking about suicide, or worried about someone. Free.', fr: 'Si vous pensez au suicide, ou si vous vous inquiétez pour quelqu’un. Sans frais.' },
    answers: { hours: 'always', languages: ['en', 'es'] },
    checked: '2026-11-23', source: 'https://www.mcphs.edu/student-life/counseling-services/emergency-services/988-suicide-and-crisis-lifeline',
    also: { source: 'https://www.webmd.com/mental-health/features/988-suicide-prevention-overview?src=RSS_PUBLIC', dated: '2022-07-07' },
  },
  {
    id: 'us-text', kinds: ['suicide'], text: { number: '741741', keyword: { en: 'HOME', fr: 'HOME' } },
    name: { en: 'Crisis Text Line', fr: 'Crisis Text Line' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://www.crisistextline.org/',
    also: { source: 'https://ktbb.com/post/?p=1075291', dated: '2021-11-18' },
  },
];
