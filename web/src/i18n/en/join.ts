/** The page for psychologists who want to be listed. */
export const strings = {
  title: 'Join the directory',
  description:
    'List your practice in the directory of registered psychologists in Canada: free, monthly or annual.',
  lead: 'Be found by people who are looking for your kind of practice. We check your registration by hand, then create your account.',
  plans: {
    title: 'Plans',
    free: {
      name: 'Free',
      price: '{{price}}',
      text: 'Listing, photo, credentials, specialties and contact information.',
    },
    monthly: {
      name: 'Monthly',
      price: '{{price}} per month',
      text: 'Everything in Free, and a custom bio, booking and social links, profiles in both languages and periodic featuring. No minimum term.',
    },
    annual: {
      name: 'Annual',
      price: '{{price}} per year',
      text: 'Everything in Monthly, with 2 months free.',
    },
  },
  ask: {
    title: 'Ask for a listing',
    text: 'Write to us with your name, province, city, registration number and the plan you want. Registered charities may be listed free on request.',
    action: 'Write to {{email}}',
  },
  ranking: 'How results are ranked',
} as const;
