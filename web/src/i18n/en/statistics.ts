/** The question about statistics. It comes with its strings when it is asked. */
export const strings = {
  title: 'May we count your visit?',
  text: 'Only for our own statistics: the pages seen and the searches made. No advertising, no other company, and never what you write in a message. <privacy>What we count</privacy>',
  private:
    'Your browser asks sites not to count you, so we do not. There is nothing to choose. <privacy>What we count</privacy>',
  yes: 'Yes, count it',
  no: 'No, thank you',
} as const;
