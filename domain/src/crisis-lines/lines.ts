import type { CrisisLine } from './line.ts';
import { PROVINCE_CALLS, WITHOUT_911 } from './numbers.ts';

/**
 * Canada's lines, in the order to show them: for everyone, the provinces' and territories', for trauma, for some. What was not found on
 * a public page is left out: a wrong number is worse than none. A table, which the formatter would make three times as long.
 */
// prettier-ignore
export const CRISIS_LINES: readonly CrisisLine[] = [
  {
    id: '988', call: '988', text: { number: '988' },
    name: { en: '9-8-8: Suicide Crisis Helpline', fr: '9-8-8 : Ligne d’aide en cas de crise de suicide' },
    about: { en: 'If you are thinking about suicide, or worried about someone. Free.', fr: 'Si vous pensez au suicide, ou si vous vous inquiétez pour quelqu’un. Sans frais.' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-22', source: 'https://988.ca/',
  },
  {
    id: 'emergency', call: '911', notIn: WITHOUT_911,
    name: { en: 'Emergency services', fr: 'Services d’urgence' },
    about: { en: 'If someone is in danger now.', fr: 'Si une personne est en danger en ce moment.' },
    anywhere: { en: 'If someone is in danger now. In Nunavut, call the RCMP or your health centre instead.', fr: 'Si une personne est en danger en ce moment. Au Nunavut, appelez plutôt la GRC ou votre centre de santé.' },
    instead: { en: 'Nunavut has no 911: if someone is in danger, call your community’s RCMP or health centre.', fr: 'Le 911 n’existe pas au Nunavut : en cas de danger, appelez la GRC ou le centre de santé de votre communauté.' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-22', source: 'https://www.rcinet.ca/en/2019/11/05/northwest-territories-now-has-911-for-emergency-calls',
  },
  {
    id: 'alberta', province: 'AB', call: PROVINCE_CALLS.AB,
    name: { en: 'Alberta Mental Health Help Line', fr: 'Ligne d’aide en santé mentale de l’Alberta' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://www.alberta.ca/release.cfm?xID=71263F7B642FB-F5C8-F6A2-CA9A4EC6D2ACFEF7',
  },
  {
    id: 'british-columbia', province: 'BC', call: PROVINCE_CALLS.BC,
    name: { en: '1-800-SUICIDE, for British Columbia', fr: '1-800-SUICIDE, pour la Colombie-Britannique' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://crisiscentre.bc.ca/response-to-provincial-suicide-intervention-funding-announcement/',
  },
  {
    id: 'manitoba', province: 'MB', call: PROVINCE_CALLS.MB,
    name: { en: 'Manitoba Suicide Prevention and Support Line', fr: 'Ligne manitobaine de prévention du suicide et de soutien' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://northernhealthregion.com/2024/09/10/world-suicide-prevention-day-september-10-2024',
  },
  {
    id: 'new-brunswick', province: 'NB', call: PROVINCE_CALLS.NB,
    name: { en: 'New Brunswick Addiction and Mental Health Helpline', fr: 'Ligne d’aide en matière de dépendance et de santé mentale du Nouveau-Brunswick' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-22', source: 'https://livinginnb.ca/content/gnb/en/news/news_release.2023.07.0347.html',
  },
  {
    id: 'newfoundland', province: 'NL', call: PROVINCE_CALLS.NL,
    name: { en: '811 HealthLine, Newfoundland and Labrador', fr: '811 HealthLine, Terre-Neuve-et-Labrador' },
    about: { en: 'Also for a mental health crisis.', fr: 'Aussi pour une crise de santé mentale.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://ntv.ca/news/virtual-er-doctor-supporting-emergency-services-in-green-bay/',
  },
  {
    id: 'nova-scotia', province: 'NS', call: PROVINCE_CALLS.NS,
    name: { en: 'Nova Scotia Provincial Mental Health and Addictions Crisis Line', fr: 'Ligne provinciale de crise en santé mentale et dépendances de la Nouvelle-Écosse' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://novascotia.ca/news/release/?id=20130226002',
  },
  {
    id: 'northwest-territories', province: 'NT', call: PROVINCE_CALLS.NT,
    name: { en: '811 in the Northwest Territories', fr: '811 aux Territoires du Nord-Ouest' },
    about: { en: 'A nurse to talk to, also about mental health.', fr: 'Une infirmière ou un infirmier à qui parler, aussi de santé mentale.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://www.hss.gov.nt.ca/en/services/811',
  },
  {
    id: 'nunavut', province: 'NU', call: PROVINCE_CALLS.NU,
    name: { en: 'Kamatsiaqtut, the Nunavut help line', fr: 'Kamatsiaqtut, la ligne d’aide du Nunavut' },
    answers: { hours: 'always', languages: ['iu', 'en'] },
    checked: '2026-11-22', source: 'https://www.cbc.ca/news/canada/north/kamatsiaqtut-help-line-goes-24-7-across-nunavut-1.2873363',
  },
  {
    id: 'ontario', province: 'ON', call: PROVINCE_CALLS.ON,
    name: { en: 'ConnexOntario', fr: 'ConnexOntario' },
    about: { en: 'It listens, and finds mental health and addiction services near you.', fr: 'On vous écoute et on trouve pour vous des services de santé mentale et de dépendance.' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-22', source: 'https://lfpress.com/news/local-news/aid-agency-combines-simplifies-helplines/wcm/87055fda-01e8-47a7-a26c-94d8fda56b1e/',
  },
  {
    id: 'prince-edward-island', province: 'PE', call: PROVINCE_CALLS.PE,
    name: { en: 'PEI Mental Health and Addictions Phone Line', fr: 'Ligne de santé mentale et de dépendance de l’Île-du-Prince-Édouard' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://www.einpresswire.com/article/750725394/statement-by-premier-king-on-world-mental-health-day',
  },
  {
    id: 'quebec', province: 'QC', call: PROVINCE_CALLS.QC, text: { number: '535353' },
    name: { en: '1-866-APPELLE, Quebec’s suicide prevention line', fr: '1 866 APPELLE, la ligne québécoise de prévention du suicide' },
    answers: { hours: 'always', languages: ['fr', 'en'] },
    checked: '2026-11-22', source: 'https://suicide.ca/',
  },
  {
    id: 'saskatchewan', province: 'SK', call: PROVINCE_CALLS.SK,
    name: { en: 'HealthLine 811, Saskatchewan', fr: 'HealthLine 811, Saskatchewan' },
    about: { en: 'Also for a mental health crisis.', fr: 'Aussi pour une crise de santé mentale.' },
    answers: { hours: 'always', languages: ['en'], interpreters: true },
    checked: '2026-11-22', source: 'https://westcentralonline.com/articles/just-over-300-calls-a-day-healthline-811-celebrates-two-decades-in-saskatchewan',
  },
  {
    id: 'yukon', province: 'YT', call: PROVINCE_CALLS.YT,
    name: { en: 'Yukon Mental Wellness and Substance Use Services', fr: 'Services de santé mentale et de lutte contre les dépendances du Yukon' },
    about: { en: 'For counselling. At any other hour 9-8-8 answers.', fr: 'Pour du counseling. À toute autre heure, le 9-8-8 répond.' },
    answers: { hours: { en: 'In office hours', fr: 'Aux heures de bureau' }, languages: ['en'] },
    checked: '2026-11-22', source: 'https://yukon.ca/en/substance-use-health-emergency',
  },
  {
    id: 'alberta-sexual-violence', province: 'AB', call: '+18664038000', text: { number: '+18664038000' }, isForTrauma: true,
    name: { en: 'Alberta’s One Line for Sexual Violence', fr: 'One Line, pour la violence sexuelle en Alberta' },
    about: { en: 'For anyone affected by sexual violence, now or long ago.', fr: 'Pour toute personne touchée par la violence sexuelle, récente ou ancienne.' },
    answers: { hours: { en: 'Every day from 9 a.m. to 9 p.m.', fr: 'Tous les jours de 9 h à 21 h' }, languages: ['en'], interpreters: true },
    checked: '2026-11-22', source: 'https://www.bonnyvillenouvelle.ca/article/dragonfly-centre-marks-launch-of-one-line-20190509',
  },
  {
    id: 'british-columbia-victims', province: 'BC', call: '+18005630808', isForTrauma: true,
    name: { en: 'VictimLinkBC', fr: 'VictimLinkBC' },
    about: { en: 'For victims of sexual violence, of violence in the family and of other crimes.', fr: 'Pour les victimes de violence sexuelle, de violence familiale et d’autres crimes.' },
    answers: { hours: 'always', languages: ['en'], interpreters: true },
    checked: '2026-11-22', source: 'https://news.gov.bc.ca/releases/2016PSSG0111-000923',
  },
  {
    id: 'manitoba-sexual-violence', province: 'MB', call: '+18882927565', isForTrauma: true,
    name: { en: 'Klinic Sexual Assault Crisis Line, Manitoba', fr: 'Ligne de crise de Klinic pour les agressions sexuelles, Manitoba' },
    about: { en: 'For anyone affected by sexual violence, now or long ago.', fr: 'Pour toute personne touchée par la violence sexuelle, récente ou ancienne.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://globalnews.ca/news/10450611/manitoba-sexual-violence-response-strategy/',
  },
  // Under its name of then, the Fredericton Sexual Assault Centre. The hours: https://www.iheartradio.ca/ctv-news-content/organization-that-supports-victims-of-sexual-violence-in-new-brunswick-cutting-back-phone-line-hours-1.15622281
  {
    id: 'new-brunswick-sexual-violence', province: 'NB', call: '+15064540437', isForTrauma: true,
    name: { en: 'Sexual Violence New Brunswick', fr: 'Violence sexuelle Nouveau-Brunswick' },
    about: { en: 'For anyone affected by sexual violence, now or long ago.', fr: 'Pour toute personne touchée par la violence sexuelle, récente ou ancienne.' },
    answers: { hours: { en: 'In the evening and at night', fr: 'Le soir et la nuit' }, languages: ['en'] },
    checked: '2026-11-22', source: 'https://www.infoweekend.ca/actualites/fetes-2017/327111/numeros-utiles-durant-le-temps-des-fetes',
  },
  {
    id: 'newfoundland-sexual-violence', province: 'NL', call: '+18007262743', isForTrauma: true,
    name: { en: 'Newfoundland and Labrador Sexual Assault Crisis and Prevention Centre', fr: 'Centre de crise et de prévention des agressions sexuelles de Terre-Neuve-et-Labrador' },
    about: { en: 'For anyone affected by sexual violence, now or long ago.', fr: 'Pour toute personne touchée par la violence sexuelle, récente ou ancienne.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://endsexualviolence.com/covid-19-vaccine-policy/',
  },
  {
    id: 'nova-scotia-women', province: 'NS', call: '+18552250220', isForTrauma: true,
    name: { en: 'Transition House Association of Nova Scotia', fr: 'Transition House Association of Nova Scotia' },
    about: { en: 'For women who live with violence, or did.', fr: 'Pour les femmes qui vivent de la violence, ou en ont vécu.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://docslib.org/doc/12020895/domestic-violence-making-changes',
  },
  {
    id: 'northwest-territories-women', province: 'NT', call: '+18662237775', isForTrauma: true,
    name: { en: 'YWCA NWT crisis line', fr: 'Ligne de crise de YWCA NWT' },
    about: { en: 'For women who live with violence, anywhere in the territory.', fr: 'Pour les femmes qui vivent de la violence, partout dans le territoire.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://cabinradio.ca/35830/news/health/coronavirus/ywca-says-call-a-shelter-not-8-1-1-if-youre-fleeing-violence/',
  },
  {
    id: 'ontario-women', province: 'ON', call: '+18668630511', isForTrauma: true,
    name: { en: 'Assaulted Women’s Helpline, Ontario', fr: 'Assaulted Women’s Helpline, Ontario' },
    about: { en: 'For women who have lived through abuse or sexual violence.', fr: 'Pour les femmes qui ont vécu de la violence, sexuelle ou autre.' },
    answers: { hours: 'always', languages: ['en'], interpreters: true },
    checked: '2026-11-22', source: 'https://cupe.on.ca/help/',
  },
  {
    id: 'ontario-women-french', province: 'ON', call: '+18773362433', isForTrauma: true,
    name: { en: 'Fem’aide, Ontario', fr: 'Fem’aide, Ontario' },
    about: { en: 'For women who have lived through abuse or sexual violence.', fr: 'Pour les femmes qui ont vécu de la violence, sexuelle ou autre.' },
    answers: { hours: 'always', languages: ['fr'] },
    checked: '2026-11-22', source: 'https://l-express.ca/oasis-une-hausse-de-36-dappels-de-femmes-en-detresse',
  },
  {
    id: 'prince-edward-island-family-violence', province: 'PE', call: '+18002409894', isForTrauma: true,
    name: { en: 'PEI Family Violence Prevention Services', fr: 'Services de prévention de la violence familiale de l’Île-du-Prince-Édouard' },
    about: { en: 'For anyone who lives with violence in the family, or worries about someone who does.', fr: 'Pour toute personne qui vit de la violence familiale, ou qui s’inquiète pour quelqu’un.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://amp.cbc.ca/lite/story/1.5523397',
  },
  {
    id: 'quebec-sexual-violence', province: 'QC', call: '+18889339007', isForTrauma: true,
    name: { en: 'Sexual Violence Helpline, Quebec', fr: 'Info-aide violence sexuelle, Québec' },
    about: { en: 'For anyone affected by sexual violence, now or long ago.', fr: 'Pour toute personne touchée par la violence sexuelle, récente ou ancienne.' },
    answers: { hours: 'always', languages: ['fr', 'en'] },
    checked: '2026-11-22', source: 'https://www.24heures.ca/2022/05/08/bientot-une-plateforme-de-clavardage-pour-les-victimes-dagression-sexuelle',
  },
  {
    id: 'saskatchewan-sexual-violence', province: 'SK', call: '+13062442224', isForTrauma: true,
    name: { en: 'Saskatoon Sexual Assault & Information Centre', fr: 'Saskatoon Sexual Assault & Information Centre' },
    about: { en: 'For anyone affected by sexual violence. Other cities have lines of their own, which 211 names.', fr: 'Pour toute personne touchée par la violence sexuelle. D’autres villes ont leur propre ligne : le 211 les connaît.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://ssaic.ca/category/blog/',
  },
  {
    id: '211', call: '211', isForTrauma: true,
    name: { en: '211', fr: '211' },
    about: { en: 'Finds the sexual assault centre, the shelter or the crisis line nearest you. It is not a crisis line.', fr: 'Trouve le centre d’aide aux victimes d’agression sexuelle, la maison d’hébergement ou la ligne de crise la plus proche. Ce n’est pas une ligne de crise.' },
    answers: { hours: { en: 'Day or night in most of Canada', fr: 'Jour et nuit presque partout au Canada' }, languages: ['en', 'fr'], interpreters: true },
    checked: '2026-11-22', source: 'https://www.unitedwaygt.org/partnerships/helpstartshere-for-all-canadians/',
  },
  {
    id: 'residential-schools', call: '+18669254419', isForTrauma: true,
    name: { en: 'National Indian Residential School Crisis Line', fr: 'Ligne d’écoute nationale des pensionnats indiens' },
    about: { en: 'For survivors of residential schools and their families.', fr: 'Pour les survivants des pensionnats et leurs familles.' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-22', source: 'https://www.mbcradio.com/2022/06/ottawa-appoints-special-interlocutor-for-residential-school-unmarked-burials-and-graves',
  },
  {
    id: 'veterans', call: '+18002687708', isForTrauma: true,
    name: { en: 'VAC Assistance Service', fr: 'Service d’aide d’Anciens Combattants Canada' },
    about: { en: 'For veterans, former members of the RCMP, their families and caregivers.', fr: 'Pour les vétérans, les anciens membres de la GRC, leurs familles et leurs proches aidants.' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-22', source: 'https://www.veterans.gc.ca/eng/contact/talk-to-a-professional',
  },
  {
    id: 'kids-help-phone', call: '+18006686868', text: { number: '686868', keyword: { en: 'CONNECT', fr: 'PARLER' } },
    name: { en: 'Kids Help Phone', fr: 'Jeunesse, J’écoute' },
    about: { en: 'For children, teenagers and young adults.', fr: 'Pour les enfants, les adolescents et les jeunes adultes.' },
    answers: { hours: 'always', languages: ['en', 'fr'] },
    checked: '2026-11-22', source: 'https://kidshelpphone.ca/',
  },
  {
    id: 'hope-for-wellness', call: '+18552423310',
    name: { en: 'Hope for Wellness Helpline', fr: 'Ligne d’écoute d’espoir pour le mieux-être' },
    about: { en: 'For Indigenous people across Canada.', fr: 'Pour les Autochtones de partout au Canada.' },
    answers: { hours: 'always', languages: ['en', 'fr'], onRequest: ['cr', 'oj', 'iu'] },
    checked: '2026-11-22', source: 'https://www.hopeforwellness.ca/',
  },
  {
    id: 'trans-lifeline', call: '+18773306366',
    name: { en: 'Trans Lifeline', fr: 'Trans Lifeline' },
    about: { en: 'For trans people, by trans people. If nobody answers, call or text 9-8-8.', fr: 'Pour les personnes trans, par des personnes trans. Sans réponse, appelez ou textez le 9-8-8.' },
    answers: { hours: { en: 'At certain hours of the day', fr: 'À certaines heures de la journée' }, languages: ['en', 'es'] },
    checked: '2026-11-22', source: 'https://translifeline.org/hotline/',
  },
];

/** For people in the United States. Shown only under a heading that says so: nobody in Canada should dial them by mistake. */
// prettier-ignore
export const US_CRISIS_LINES: readonly CrisisLine[] = [
  {
    id: 'us-emergency', call: '911',
    name: { en: 'Emergency services', fr: 'Services d’urgence' },
    about: { en: 'If someone is in danger now.', fr: 'Si une personne est en danger en ce moment.' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://www.911.gov/',
  },
  {
    id: 'us-988', call: '988', text: { number: '988' },
    name: { en: '988 Suicide & Crisis Lifeline', fr: '988 Suicide & Crisis Lifeline' },
    about: { en: 'If you are thinking about suicide, or worried about someone. Free.', fr: 'Si vous pensez au suicide, ou si vous vous inquiétez pour quelqu’un. Sans frais.' },
    answers: { hours: 'always', languages: ['en', 'es'] },
    checked: '2026-11-23', source: 'https://www.mcphs.edu/student-life/counseling-services/emergency-services/988-suicide-and-crisis-lifeline',
  },
  {
    id: 'us-text', text: { number: '741741', keyword: { en: 'HOME', fr: 'HOME' } },
    name: { en: 'Crisis Text Line', fr: 'Crisis Text Line' },
    answers: { hours: 'always', languages: ['en'] },
    checked: '2026-11-22', source: 'https://www.crisistextline.org/',
  },
];
