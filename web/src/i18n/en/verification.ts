/** How psychologists are verified. */
export const strings = {
  title: 'Psychologist verification',
  description:
    'How the directory checks psychologists before and after they are listed: the four steps, how long they take, and what is required.',
  lead: 'Behind every profile stands a registration: taken from the regulator’s own register, or checked there by a person. Here is what is checked, how long it takes, and what it does not tell you.',
  apply: 'Ask for a listing',
  ask: 'Ask us a question',
  facts: {
    psychologists: 'psychologists in the directory today',
    provinces: 'provinces and territories they practise in',
  },
  tabs: {
    label: 'Verification',
    overview: 'Overview',
    process: 'Verification Process',
    benefits: 'Benefits',
    requirements: 'Requirements',
  },
  overview: {
    text: 'Anyone can put up a website. Verification means that the person whom a profile names is on the regulator’s register and may use the title where they practise.',
    registration: {
      title: 'Registration',
      text: 'We look the psychologist up in the public register of the province or territory and compare name, number and status.',
    },
    identity: {
      title: 'Identity',
      text: 'When somebody applies, we compare the application with what the regulator publishes about the person, and ask questions if the two differ.',
    },
    standing: {
      title: 'Good standing',
      text: 'We check for conditions, suspensions and published discipline decisions. If we find that somebody may not practise, they are not listed, or are taken down.',
    },
    yearly: {
      title: 'Every year',
      text: 'Verification is valid for one year. Then the same checks are made again.',
    },
    limits:
      'Verification is not a recommendation. It says nothing about whether someone suits you, and it does not replace the regulator’s register, which is always more current than we are.',
  },
  process: {
    text: 'From application to a public profile in four steps. The times are business days and depend on how fast documents arrive.',
    days: '{{from}}–{{to}} business days',
    application: {
      title: 'Submit application',
      text: 'You fill in the listing request and tell us where you are registered. We read it and ask for what is missing.',
    },
    credentials: {
      title: 'Credential verification',
      text: 'We check your registration, degree and title with the regulator’s public register and, where needed, with the institution.',
    },
    background: {
      title: 'Background check',
      text: 'We look for conditions on your registration and for published discipline decisions wherever you have been registered.',
    },
    activation: {
      title: 'Profile activation',
      text: 'We make your account and send you an invitation. You write your profile, or read it over, and it goes public.',
    },
  },
  benefits: {
    trust: {
      title: 'Trust before the first message',
      text: 'People who look for help are often unsure whom to believe. A checked registration shows them that you may use the title.',
    },
    found: {
      title: 'Found by what you do',
      text: 'Your specialties, therapies, languages and session types are what people search by, in English and in French.',
    },
    contact: {
      title: 'Direct contact',
      text: 'We pass messages on to you and take no commission. You reply directly to the people who write to you.',
    },
    profile: {
      title: 'A profile that is yours',
      text: 'You log in and edit your profile yourself. Most changes are searchable about a second later; a new name or new credentials wait for our review.',
    },
    ranking:
      'Verification is the same for free and Premium listings. What Premium changes is explained under <link>how results are ranked</link>.',
  },
  requirements: {
    registration: {
      title: 'A current registration',
      text: 'As a psychologist with the regulator of each province or territory where you see clients, without conditions that keep you from practising on your own.',
    },
    degree: {
      title: 'A doctoral degree',
      text: 'In psychology, from an institution that your regulator recognizes.',
    },
    experience: {
      title: 'At least 2 years of experience',
      text: 'Of practice after registration. Supervised practice before it does not count.',
    },
    documents: {
      title: 'Documents',
      text: 'Your registration number, proof of identity, and the name of the institution that granted your degree.',
    },
    validity: {
      title: 'Valid for one year',
      text: 'A year after your profile went public the same checks are made again.',
    },
    fees: {
      title: 'Fees are non-refundable',
      text: 'What is paid for a Premium listing is not refunded when verification fails, so ask us first if you are not sure. The free listing has no fee.',
    },
  },
} as const;
