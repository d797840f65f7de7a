import type { Bilingual } from '../language.ts';
import { PROVINCE_CODES, type ProvinceCode } from './provinces.ts';

/** What a province asks of a psychologist elsewhere who sees its people online. */
export interface TelepsychologyRule {
  /**
   * `registration`: to be registered there, too. `anywhere`: a registration in any province of Canada does. Where the sources differ, or none
   * could be read, it is the stricter of the two.
   */
  asks: 'registration' | 'anywhere';
  /**
   * Whose words say so: the regulator's (or the government's that registers), the association's of all regulators, or nobody's that
   * could be read. `disputed`: the association and the regulator say different things.
   */
  basis: 'regulator' | 'association' | 'disputed' | 'unverified';
  source: { name: Bilingual; url: string };
  /** The day on which the source was read, in a stored copy; for `unverified` the day on which one was looked for. */
  readOn: string;
}

const READ_ON = '2026-11-23';

/** The regulators' memorandum of understanding, which names eleven of them: all but Nunavut's and Yukon's. */
const ASSOCIATION = {
  name: {
    en: 'ACPRO memorandum of understanding regarding interjurisdictional telepsychology',
    fr: 'Protocole d’entente de l’AOCRP sur la télépsychologie entre les provinces et territoires',
  },
  url: 'https://acpro-aocrp.ca/acpro-mou-regarding-interjurisdictional-telepsychology/',
};

const asTheAssociationSays: TelepsychologyRule = {
  asks: 'registration',
  basis: 'association',
  source: ASSOCIATION,
  readOn: READ_ON,
};

function own(rule: Omit<TelepsychologyRule, 'readOn' | 'basis'>): TelepsychologyRule {
  return { basis: 'regulator', readOn: READ_ON, ...rule };
}

/**
 * By the province in which the person is who is seen online; what was read for each: docs/operations/telepsychology-rules.md. Limited certificates for telepsychology, which Ontario and others give for a
 * few situations (a client who moved, a family in two provinces), open nobody's door to new clients and are no registration here.
 */
export const TELEPSYCHOLOGY_RULES: Readonly<Record<ProvinceCode, TelepsychologyRule>> = {
  AB: asTheAssociationSays,
  BC: asTheAssociationSays,
  MB: asTheAssociationSays,
  // The association says that the home regulator answers for it; the College takes a notice from registrants of the other Atlantic provinces
  // and confirms it, and in 2020 wrote that the Act leaves telepsychology to its own members.
  NB: {
    asks: 'registration',
    basis: 'disputed',
    source: {
      name: {
        en: 'College of Psychologists of New Brunswick: agreement between the Atlantic provinces',
        fr: 'Collège des psychologues du Nouveau-Brunswick : entente entre les provinces de l’Atlantique',
      },
      url: 'https://cpnb.ca/en/telepsychology-memorandum-of-understanding-mou-between-the-atlantic-provinces/',
    },
    readOn: READ_ON,
  },
  NL: asTheAssociationSays,
  NS: own({
    asks: 'anywhere',
    source: {
      name: {
        en: 'Nova Scotia Regulator of Psychology: telepsychology',
        fr: 'Nova Scotia Regulator of Psychology : télépsychologie',
      },
      url: 'https://www.nsbep.org/information-for-registrants/telepsychology/',
    },
  }),
  NT: asTheAssociationSays,
  // The memorandum does not name it, and no other text was found.
  NU: { asks: 'registration', basis: 'unverified', source: ASSOCIATION, readOn: READ_ON },
  ON: own({
    asks: 'registration',
    source: {
      name: {
        en: 'College of Psychologists and Behaviour Analysts of Ontario: practitioners from other jurisdictions',
        fr: 'Ordre des psychologues et des analystes du comportement de l’Ontario : praticiens d’ailleurs',
      },
      url: 'https://cpbao.ca/applicants/how-to-apply/time-limited-registration-for-practitioners-from-other-jurisdictions/',
    },
  }),
  PE: own({
    asks: 'registration',
    source: {
      name: {
        en: 'Prince Edward Island Psychologists Registration Board: telepsychology practice into PEI',
        fr: 'Prince Edward Island Psychologists Registration Board : télépsychologie',
      },
      url: 'https://peipsychology.org/peiprb/telepsychology-practice-into-pei',
    },
  }),
  // The association says that the home regulator answers for it; the Ordre writes that who is outside Quebec must be on its roll.
  QC: {
    asks: 'registration',
    basis: 'disputed',
    source: {
      name: {
        en: 'Ordre des psychologues du Québec: psychologists outside Quebec',
        fr: 'Ordre des psychologues du Québec : psychologues hors Québec',
      },
      url: 'https://ordrepsy.qc.ca/fr/web/ordre-des-psychologues-du-quebec/-/psychologues-hors-quebec-offrant-des-services-a-la-clientele-quebecoise',
    },
    readOn: READ_ON,
  },
  SK: asTheAssociationSays,
  // The copy that was read stood at another address than the government's own.
  YT: own({
    asks: 'registration',
    source: {
      name: {
        en: 'Government of Yukon: psychologist regulation',
        fr: 'Gouvernement du Yukon : réglementation des psychologues',
      },
      url: 'https://yukon.ca/en/doing-business/professional-licensing/psychologist-regulation',
    },
  }),
};

/** The provinces whose people may be seen online by whoever is registered anywhere in Canada. */
export const OPEN_PROVINCES: readonly ProvinceCode[] = PROVINCE_CODES.filter(
  (code) => TELEPSYCHOLOGY_RULES[code].asks === 'anywhere',
);
