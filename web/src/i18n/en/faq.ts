/** Frequently asked questions. */
export const strings = {
  title: 'Frequently asked questions',
  description:
    'Answers about finding a psychologist in Canada: cost, insurance, referrals, online sessions, and how this directory works.',
  items: {
    referral: {
      question: 'Do I need a referral from a doctor?',
      answer:
        'No. You can contact a psychologist yourself. Some insurance plans ask for a doctor’s note before they reimburse you, so check your plan first.',
    },
    cost: {
      question: 'What does a session cost?',
      answer:
        'Fees differ by province and by psychologist. Where a psychologist has listed fees, the profile shows them; otherwise ask when you write. Some offer a sliding scale, which means a fee that depends on income.',
    },
    insurance: {
      question: 'Is it covered by insurance?',
      answer:
        'Provincial health plans do not usually cover psychologists in private practice. Many employer and student plans cover part of the cost. Your receipt also counts as a medical expense on your tax return.',
    },
    difference: {
      question: 'What is the difference between a psychologist and a psychiatrist?',
      answer:
        'A psychologist assesses and treats with psychological methods, such as talk therapy and testing. A psychiatrist is a physician who can prescribe medication. Many people see both.',
    },
    registered: {
      question: 'What does “registered” mean?',
      answer:
        'In every province the title is protected by law. A registered psychologist has met the training standards of a provincial regulator and answers to it. You can check anyone’s registration on the regulator’s public register.',
    },
    online: {
      question: 'Can I see a psychologist online?',
      answer:
        'Many offer sessions by video or phone; use the session type filter. A psychologist must generally be registered in the province where you are during the session.',
    },
    contact: {
      question: 'How do I contact a psychologist?',
      answer:
        'Open the profile and send a message with its form, or use the phone number, email address or website that it gives. You deal with the psychologist directly.',
    },
    premium: {
      question: 'What does “Premium” mean?',
      answer:
        'That the psychologist pays for a fuller listing. It says nothing about quality. How it affects the order of results is explained under How It Works.',
    },
  },
  more: 'Is your question not here?',
  contact: 'Write to us',
  search: 'Find a Psychologist',
} as const;

declare module '../namespaces.ts' {
  interface Resources {
    faq: typeof strings;
  }
}
