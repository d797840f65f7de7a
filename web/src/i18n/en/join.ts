/** The page for psychologists who want to be listed. Straight quotes in some texts are agreed wording. */
export const strings = {
  plans: {
    free: { name: 'Free', price: '{{price}}', action: 'Choose Free' },
    monthly: { name: 'Monthly', price: '{{price}} per month', action: 'Choose Monthly' },
    annual: { name: 'Annual', price: '{{price}} per year', action: 'Choose Annual' },
    byArrangement: 'By arrangement',
  },
  dialog: {
    title: 'Ask for a listing',
    listingType: 'Listing type',
    choose: 'Choose a plan',
    province: 'Province or territory',
    chooseProvince: 'Choose a province or territory',
    city: 'City',
    number: 'Registration number',
    numberHint: 'As your regulator writes it. With it we check faster.',
    isOther: 'I am somebody else: send my request',
    send: 'Send request',
    sent: "✓ Thank you! Your listing request has been sent. We'll contact you soon.",
    failed: '✗ There was an error sending your request. Please try again.',
  },
  done: 'Your listing request has been sent. The answer will come to {{email}}.',
} as const;
