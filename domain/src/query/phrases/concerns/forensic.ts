import type { PhraseGroup } from '../../lexicon.ts';

export const FORENSIC: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Forensic Psychology'] }],
  en: `
    (forensic*|court ordered|court assessment|legal|lawyer|lawyer letter|expert witness|custody evaluation|custody assessment|parole|probation|offender*|sex offender|criminal|risk assessment|fitness to stand trial|medico legal|medicolegal|insurance report|independent medical|ime|lawsuit|jail|prison|inmate|incarcerat*|parenting capacity|custody and access|police record|charges|charged with|dui)
    (report|assessment|evaluation|letter) for (court|a lawyer|my lawyer|insurance|immigration|refugee hearing)
    (forensics|court report|court mandated|mandated counselling|mandated therapy|custody report|section 30|family court report|parenting assessment|parental capacity|legal assessment|legal report|legal case|legal issues|criminal record|on probation|out on parole|just got out of jail|got out of prison|ex con|offender treatment|sexual offending|assault charge|domestic assault charge|young offender|youth court|not criminally responsible|ncr assessment|expert report|expert opinion|litigation|motor vehicle litigation|disability claim assessment|pre sentence|fitness assessment|immigration report|hardship letter|psych report)
    (lawyer|judge|court|probation officer|parole officer|insurance company|my lawyer|cas worker|crown) (says|said|wants|told me|ordered|needs|requires|asked|asks|sent me|referred) [i|me|to|a|an|that i] [need|get|see|have|do] [a|an|to] [assessment|report|evaluation|counselling|therapy|anger management]
    (report|letter|assessment|evaluation|testing|opinion) (for|to) [a|the|my|our] (court|judge|lawyer|custody|trial|divorce court|hearing|cas|immigration|insurance|lawsuit|parole|probation|legal|refugee claim|claim|insurer)
    (custody eval|custody evaluator|parenting eval|independent psychological exam*|independent exam*|independent medical exam*|parenting capacity assessment|parental capacity assessment|parenting capacity evaluation|ime report)
  `,
  fr: `
    (legal*|psycholegal*|psychologie legale|judiciaire|tribunal|expertise psycholegale|devant la cour|ordonnance de la cour|temoin expert|garde d enfant expertise|evaluation de garde|liberation conditionnelle|probation|delinquan*|contrevenant|criminel*|criminalite|prison|prisonnier|incarcer*|detention|evaluation du risque|capacite parentale|procureur|rapport pour la cour|alcool au volant)
    (rapport|evaluation|expertise|lettre) pour (la cour|le tribunal|mon avocat|l assurance|l immigration)
    (expertise psychologique|psycholegal|psycho legale|mediation cour|ordonne par la cour|ordonnance du tribunal|mandate par la cour|tribunal de la jeunesse|chambre de la jeunesse|cour superieure|evaluation des capacites parentales|evaluation psycholegale|evaluation psychosociale garde|delinquance|delinquant sexuel|agresseur sexuel traitement|contrevenant*|criminel|casier judiciaire|accusations|proces|liberation|sorti de prison|sort de prison|sortie de detention|agent de probation|dangerosite|aptitude a comparaitre|responsabilite criminelle|rapport d expert|contre expertise|poursuite|litige|rapport medico legal|jeune contrevenant)
    (avocat|avocate|juge|cour|agent|tribunal|dpj|assureur|procureur) (demande|exige|veut|m oblige|m a dit|recommande|ordonne|me demande) [que|d|de|un|une|avoir] [rapport|evaluation|therapie|suivi|expertise|consulter]
    (rapport|lettre|evaluation|expertise|opinion|papier) (pour|devant) [la|le|l|mon|une|ma] (cour|juge|tribunal|avocat|avocate|garde|divorce|immigration|proces|liberation|ivac|saaq|assureur|audience|demande d asile|cisr)
    (expertise|expert|evaluation) [psycholegal*|psycho legal*|psychosociale] [pour|de|en] garde [d|des|partagee] [enfant]
  `,
};
