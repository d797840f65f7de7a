/** The page for psychologists who want to be listed. Straight quotes in some texts are agreed wording. */
export const strings = {
  title: 'Join the directory',
  description:
    'List your practice in the directory of registered psychologists in Canada: free, monthly or annual.',
  lead: 'Be found by people who are looking for your kind of practice. We check your registration by hand, then create your account.',
  plans: {
    free: {
      name: 'Free',
      price: '{{price}}',
      note: 'For as long as you like',
      action: 'Choose Free',
      features: {
        listing: 'A listing with your photo, credentials and specialties',
        contact: 'Contact details and a contact form',
        edit: 'Your own dashboard: bio, contact details, fees, availability and more',
      },
    },
    monthly: {
      name: 'Monthly',
      price: '{{price}} per month',
      note: 'No minimum term',
      action: 'Choose Monthly',
      features: {
        all: 'Everything in Free',
        booking: 'A link to book an appointment',
        social: 'Links to your social pages',
        bio: 'A bio in both languages',
        featured: 'Premium: first in lists, with that label, and featured from time to time',
      },
    },
    annual: {
      name: 'Annual',
      price: '{{price}} per year',
      note: '2 months free',
      action: 'Choose Annual',
      features: { all: 'Everything in Monthly' },
    },
  },
  charities: 'Registered charities may be listed free on request. Say so in your message.',
  ranking: 'How results are ranked',
  byMail: 'Prefer to write? Send us your name, province, city, registration number and the plan you want:',
  dialog: {
    title: 'Ask for a listing',
    listingType: 'Listing type',
    choose: 'Choose a plan',
    province: 'Province or territory',
    chooseProvince: 'Choose a province or territory',
    city: 'City',
    messageHint: 'Your registration number and the name of your regulator help us check faster.',
    send: 'Send request',
    sent: "✓ Thank you! Your listing request has been sent. We'll contact you soon.",
    failed: '✗ There was an error sending your request. Please try again.',
  },
  done: 'Your listing request has been sent. The answer will come to {{email}}.',
} as const;
