/** Who may see whom online: beside the results of a search that asks for it, and each province's rule. */
export const strings = {
  notice: {
    text: 'These psychologists are registered {{where}}: a register says so, or they do themselves. About others we do not know.',
    nobody:
      'Of the psychologists who work online, nobody whom we know to be registered {{where}} meets all of this search. Others may be registered there: about them we do not know.',
    wider: 'See everyone who works online',
    ask: 'Ask first whether they may see you where you are.',
    open: 'People {{where}} may also be seen online by psychologists registered elsewhere in Canada, as its regulator wrote (read on {{date}}).',
    rules: 'What each province asks',
  },
  rules: {
    asks: {
      registration: 'To be registered there as well.',
      anywhere: 'A registration anywhere in Canada is enough.',
    },
    basis: {
      regulator: 'According to the regulator',
      association: 'According to the regulators’ association',
      disputed:
        'The association writes that a registration at home is enough, but the regulator asks for more; we go by the regulator',
      unverified:
        'Not verified: we found no rule of its own, and go by the strictest. This text does not name the territory',
    },
    source: '{{basis}}:',
    sourceOfDay: '{{basis}} ({{date}}):',
    readOn: 'The sources were read on {{date}}.',
  },
} as const;
