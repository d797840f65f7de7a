/** Terms and privacy. */
export const strings = {
  terms: {
    title: 'Terms',
    description: 'The terms on which you may use the directory.',
    lead: 'The terms on which you may use the directory.',
    directory: {
      title: 'What the directory is',
      text: 'The directory publishes information about registered psychologists in Canada. It is free to search. It is not a clinic, gives no medical advice, and is not a party to what you arrange with a psychologist.',
    },
    accuracy: {
      title: 'Accuracy',
      text: 'Profiles come from psychologists and from public registers. They can be out of date. Before you rely on a registration, check it with the provincial regulator. Tell us of an error and we will correct it.',
    },
    use: {
      title: 'Fair use',
      text: 'Please do not copy the directory in bulk, use its contact details for advertising, or put load on it that keeps others out.',
    },
    emergency: {
      title: 'Emergencies',
      text: 'The directory cannot help in an emergency. Call 911, or call or text 9-8-8.',
    },
  },
  privacy: {
    title: 'Privacy',
    description: 'What the directory keeps about you, why, and for how long.',
    lead: 'What we keep about you, why, and for how long.',
    search: {
      title: 'Searching',
      text: 'You can search and read profiles without an account. We do not build a profile of you.',
    },
    cookie: {
      title: 'One cookie',
      text: 'A cookie named “language” remembers whether you read in English or French. It holds nothing else.',
    },
    retention: {
      title: 'How long we keep things',
      text: 'Addresses given to receive assessment results, with the condition, the score and its severity: 90 days. The text of messages sent through the site: 180 days after delivery. Usage figures, recorded only with your consent: 13 months. A daily job deletes what is older.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may ask what we hold about you and have it corrected or deleted. Write to us.',
    },
  },
  contact: 'Write to us',
} as const;
