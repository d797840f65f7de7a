import type { PhraseGroup } from '../../lexicon.ts';

export const FORENSIC: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Forensic Psychology'] }],
  en: `
    (forensic*|court ordered|court assessment|legal|lawyer|lawyer letter|expert witness|custody evaluation|custody assessment|parole|probation|offender*|sex offender|criminal|risk assessment|fitness to stand trial|medico legal|medicolegal|insurance report|independent medical|ime|lawsuit|jail|prison|inmate|incarcerat*|parenting capacity|custody and access|police record|charges|charged with|dui)
    (report|assessment|evaluation|letter) for (court|a lawyer|my lawyer|insurance|immigration|refugee hearing)
  `,
  fr: `
    (legal*|psycholegal*|psychologie legale|judiciaire|tribunal|expertise psycholegale|devant la cour|ordonnance de la cour|temoin expert|garde d enfant expertise|evaluation de garde|liberation conditionnelle|probation|delinquan*|contrevenant|criminel*|criminalite|prison|prisonnier|incarcer*|detention|evaluation du risque|capacite parentale|capacites parentales|avocat|procureur|rapport pour la cour|alcool au volant|contrevenants)
    (rapport|evaluation|expertise|lettre) pour (la cour|le tribunal|mon avocat|l assurance|l immigration)
  `,
};
