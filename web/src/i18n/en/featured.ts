/** The page of featured psychologists. */
export const strings = {
  title: 'Featured psychologists',
  description:
    'Psychologists across Canada with a Premium listing, in a different order every day: specialties, where they practise, and how to write to them.',
  lead: 'Registered psychologists from across Canada who keep a Premium listing with us, in a different order every day.',
  become: 'Become Featured',
  facts: {
    premium_one: 'Premium listing',
    premium_other: 'Premium listings',
    psychologists: 'psychologists in the directory',
    provinces: 'provinces and territories',
    languages_one: 'language spoken',
    languages_other: 'languages spoken',
  },
  list: {
    title: 'Premium profiles',
    note: 'Premium listings are paid for. They say nothing about quality, and registrations are checked in the same way.',
    some: 'Shown here: {{shown}} of the {{count, number}}, others every day.',
    empty: 'Nobody is featured at the moment',
    emptyText: 'The whole directory is a search away.',
  },
  benefits: {
    title: 'What a Premium listing adds',
    booking: {
      title: 'Booking and social links',
      text: 'Where the psychologist offers it, a link leads straight to the calendar or to the practice’s own pages.',
    },
    languages: {
      title: 'English and French',
      text: 'A second presentation in the other language, shown to those who read the site in it.',
    },
    first: {
      title: 'Shown first, and labelled',
      text: 'Where profiles suit a search equally well, Premium ones come first, and some appear on the home page. They always carry the word “Premium”.',
    },
  },
  next: {
    title: 'Where to go from here',
    search: 'Search all psychologists',
    assessments: 'Take a free self-assessment',
    verification: 'How we verify psychologists',
  },
} as const;
