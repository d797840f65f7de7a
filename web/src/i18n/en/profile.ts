/** A psychologist's page. Straight quotes in some texts are agreed wording. */
export const strings = {
  title: 'Psychologist',
  titleWithPlace: '{{name}}, psychologist in {{place}}',
  description: 'A profile in the directory of registered psychologists across Canada.',
  summary: '{{name}}, registered psychologist in {{place}}: practice, languages, fees and contact details.',
  summarySpecialties: 'Specialties: {{specialties}}.',
  loading: 'Loading the profile',
  accepting: 'Accepting new clients',
  notAccepting: 'Not accepting new clients',
  acceptingLapsed: 'Has not said lately whether new clients are taken',
  confirmed: 'Confirmed {{date}}',
  withDay: '{{value}} (confirmed {{date}})',
  mainSpecialties: 'Main specialties',
  tabs: { label: 'Parts of the profile', overview: 'Overview', specialties: 'Specialties' },
  overview: {
    about: 'About',
    practical: 'Sessions',
    sessionTypes: 'Session types',
    languages: 'Languages',
    waitTimes: 'Waiting time',
    training: 'Training and registration',
    qualifications: 'Qualifications',
    institution: 'Institution',
    certificate: 'Type of registration',
    registrationNumber: 'Registration number',
    endorsements: 'Endorsements',
  },
  registration: {
    checked: 'Registration checked on {{date}} with {{regulator}}.',
    old: 'That was more than a year ago.',
    lookUp: 'Look it up in the public register',
    site: 'Visit the regulator’s site',
    siteOf: 'Ask about this registration: {{regulator}}',
    lookUpWith: 'Look up this registration with {{regulator}}',
  },
  fees: {
    title: 'Fees',
    individual: 'Individual session',
    couple: 'Couple session',
    slidingScale: 'Sliding scale',
    offered: 'Offered',
    notOffered: 'Not offered',
    payment: 'Payment methods',
    insurers: 'Bills directly',
    confirmed: 'Last confirmed',
    unknown: 'Fees are not listed. Ask when you write.',
  },
  specialties: {
    specialties: 'Specialties',
    expertise: 'Areas of expertise',
    therapies: 'Therapeutic approaches',
    populations: 'Works with',
    assessments: 'Assessments',
    none: 'This profile names no specialties. Ask when you write.',
  },
  contact: {
    title: 'Contact',
    book: 'Book an appointment',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    fax: 'Fax',
    practice: 'Practice',
    address: 'Address',
    none: 'This profile gives no contact details. You can write through the form.',
    write: 'Send a message',
    social: 'Also on',
  },
  similar: 'Similar psychologists near by',
  getListed: {
    title: 'Are you a psychologist?',
    text: 'Be found by people who look for your kind of practice. A basic listing is free.',
    action: 'Get listed',
  },
  problem: {
    search: 'Back to the search',
    notFound: {
      title: 'Psychologist Not Found',
      text: "The psychologist you're looking for doesn't exist or has been removed.",
    },
    invalid: { title: 'Invalid URL', text: 'Invalid psychologist slug format' },
    failed: {
      title: 'Failed to load psychologist data',
      text: 'The directory did not answer. Please try again in a moment.',
    },
  },
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    profile: typeof strings;
  }
}
