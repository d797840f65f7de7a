/** Terms and privacy. What they say must be what the code does. Line ends part paragraphs. */
export const strings = {
  terms: {
    title: 'Terms',
    description: 'The terms on which you may use the directory.',
    lead: 'The terms on which you may use the directory, in plain words.',
    directory: {
      title: 'What the directory is',
      text: 'The directory publishes information about registered psychologists in Canada. It is free to search. It is not a clinic, gives no medical advice, and is not a party to what you arrange with a psychologist.',
    },
    accuracy: {
      title: 'Accuracy',
      text: 'Profiles come from psychologists and from public registers. They can be out of date. Before you rely on a registration, check it with the provincial regulator. Tell us of an error and we will correct it.',
    },
    psychologists: {
      title: 'For psychologists',
      text: 'You may edit only your own profile, and what it says must be true and in keeping with your regulator’s rules. Premium listings are paid for, always labelled, and never change what a profile says about training or registration.\nWe may hide a profile whose registration we cannot confirm.',
    },
    messages: {
      title: 'Messages',
      text: 'Messages that you send through the site go to the psychologist whom you chose. Do not send advertising, threats or other people’s health information. We may hold back what is plainly abuse.',
    },
    assessments: {
      title: 'Self-assessments',
      text: 'The self-assessments are for information. They are not a diagnosis and do not replace the judgment of a professional.',
    },
    use: {
      title: 'Fair use',
      text: 'Please do not copy the directory in bulk, use its contact details for advertising, or put load on it that keeps others out.',
    },
    liability: {
      title: 'What we answer for',
      text: 'We run the directory with care, but we cannot promise that it is free of errors or always available. We do not answer for the services of the psychologists who are listed. Rights that the law of your province gives you as a consumer are not limited by these terms.',
    },
    law: {
      title: 'Which law applies',
      text: 'The law of the province or territory where you live, and the law of Canada that applies there.',
    },
    emergency: {
      title: 'Emergencies',
      text: 'The directory cannot help in an emergency. Call 911, or call or text 9-8-8.',
    },
  },
  privacy: {
    title: 'Privacy',
    description: 'What the directory keeps about you, why, for how long, and who else gets to see it.',
    lead: 'What we keep about you, why, for how long, and who else gets to see it. In plain words, and true to what the site does.',
    search: {
      title: 'Searching and reading',
      text: 'You can search and read profiles without an account. Our logs hold the kind of page, the answer’s status and how long it took; they hold neither the address of the page nor what you searched for.\nTo keep the site usable for everyone we count requests by network address. Those counts are kept apart from everything else and are gone within a day.',
    },
    messages: {
      title: 'Messages to psychologists',
      text: 'When you write through the site we store your name, email address, phone number and reply preferences if you give them, and the message. The message is sent by email to the psychologist, who can answer you directly, and you get a confirmation. A message to the directory itself goes to the people who run it.\n180 days after delivery the message and everything that says who wrote it are erased: your name, your contact details and your preferences. If it could not be delivered, that happens 180 days after you wrote it. What stays is that there was a message for this psychologist on that day. The email in the psychologist’s own mailbox is theirs to keep.',
    },
    listing: {
      title: 'Requests for a listing',
      text: 'When a psychologist asks to be listed we store what the form asks for, to answer it and to check the registration. Its message is erased 180 days after delivery, and the request is deleted 180 days after it was decided.',
    },
    assessments: {
      title: 'Self-assessments',
      text: 'Your answers are scored on your device and never leave it. Results and unfinished assessments are kept in your browser: results for 90 days, progress for 7 days, or until you delete them on the self-assessments page.\nOnly if you ask for your results by email do we receive your email address, the condition, the score and the severity. That record is deleted after 90 days. So that nobody’s mailbox is flooded, an unreadable form of the address is counted for up to 30 days.',
    },
    members: {
      title: 'Members’ accounts',
      text: 'Psychologists with an account sign in with an email address and a password. The account holds those, the password only as a hash, and the profile. What stands on a public profile is public, also to search engines.',
    },
    analytics: {
      title: 'Statistics',
      text: 'Only if you say yes do we count the pages you see, in which language, and the name of the site that led you here; what you search for and how much it finds; the profiles and matches you view; that you wrote a message or used a psychologist’s phone number, address or link; and which self-assessment you began or finished. Never an answer or a score. We do it to see whether the site does its work. The figures are ours alone: there is no outside service. A visit has a random name that is gone when you close the tab. No network address, no account and no message text is kept, and a search that looks like someone’s address or number is counted without its words.\nYou can change your answer at any time with “Statistics choice” at the foot of each page. We do not count you when your browser sends Do Not Track or Global Privacy Control, whatever you answered.',
    },
    cookies: {
      title: 'Cookies and your browser’s storage',
      text: 'A cookie named “language” remembers for a year whether you read in English or French. A cookie named “statistics” remembers for 13 months whether you said yes or no to being counted. They hold nothing else.\nYour browser also keeps, on your device alone: a message that you have begun to write, until the tab is closed; self-assessment results as described above; a count of what you did with them, the last 100 steps and no older than 90 days, which you can see and delete on the self-assessments page; the province you chose for matches, and in that tab the result they were made from; random names of the visit, until the tab is closed; and, for members, the session and a profile change that is not saved yet. There are no advertising cookies.',
    },
    others: {
      title: 'Who else is involved',
      text: 'Our database, sign-in and pictures are hosted by our data provider, and mail goes out through our mail provider; both act only on our behalf. We sell nothing and pass nothing on for advertising.',
    },
    maps: {
      title: 'Maps',
      text: 'A profile’s map loads its pictures from OpenStreetMap when it comes into view, so OpenStreetMap’s servers see your network address. To place the pin our server asks a geocoding service where the practice’s address is; nothing about you is sent with it. Links to other map services lead away from this site.',
    },
    retention: {
      title: 'How long we keep things',
      text: 'Addresses given to receive assessment results: 90 days. Messages sent through the site, with their senders: 180 days after delivery. Requests for a listing: 180 days after the decision. Statistics, recorded only with your consent: 13 months. The record that a member’s invitation or password mail was asked for: 7 days. A daily job deletes what is older.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may ask what we hold about you and have it corrected or deleted, and you may withdraw a consent at any time. Write to us. If our answer does not satisfy you, you can turn to the Office of the Privacy Commissioner of Canada or to the privacy commissioner of your province; in Quebec, to the Commission d’accès à l’information.',
    },
  },
  contact: 'Write to us',
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    legal: typeof strings;
  }
}
