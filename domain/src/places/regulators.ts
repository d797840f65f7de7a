import type { Bilingual } from '../language.ts';
import type { ProvinceCode } from './provinces.ts';

interface Association {
  name: Bilingual;
  /** Its site. */
  url: string;
}

export interface Regulator extends Association {
  /** What the operator's commands call it, and the database. */
  code: string;
  province: ProvinceCode;
  /** Where anyone can look a person up; null where no source gave an address. */
  register: PublicRegister | null;
}

interface PublicRegister {
  url: string;
  /** What gives this address, or describes what is found there: a page, mostly. */
  source: string;
  /** The day on which that was read, in a stored copy. */
  checked: string;
}

/** The Association of Canadian Psychology Regulatory Organizations: every regulator of the country. */
export const ALL_REGULATORS: Association = {
  name: {
    en: 'Association of Canadian Psychology Regulatory Organizations',
    fr: 'Association des organisations canadiennes de réglementation en psychologie',
  },
  url: 'https://acpro-aocrp.ca/',
};

/** A territory's own register is kept by its government. `url` is null where no website was found. */
export interface Registrar {
  name: Bilingual;
  url: string | null;
}

/** Whom to ask in the territories, which have no body of their own. The sources: docs/operations/telepsychology-rules.md. */
export const REGISTRARS: Partial<Record<ProvinceCode, Registrar>> = {
  NT: {
    name: {
      en: 'Government of the Northwest Territories, Professional Licensing Office',
      fr: 'Gouvernement des Territoires du Nord-Ouest, bureau des permis professionnels',
    },
    url: 'https://www.hss.gov.nt.ca/en/services/professional-licensing',
  },
  NU: {
    name: {
      en: 'Government of Nunavut, registrar of psychologists (we found no website)',
      fr: 'Gouvernement du Nunavut, registraire des psychologues (nous n’avons pas trouvé de site Web)',
    },
    url: null,
  },
  YT: {
    name: {
      en: 'Government of Yukon, psychologist regulation',
      fr: 'Gouvernement du Yukon, réglementation des psychologues',
    },
    url: 'https://yukon.ca/en/doing-business/professional-licensing/psychologist-regulation',
  },
};

/** Who registers psychologists in each province. Of the territories: {@link REGISTRARS}. */
export const REGULATORS: Partial<Record<ProvinceCode, Regulator>> = {
  AB: {
    code: 'cap',
    province: 'AB',
    name: { en: 'College of Alberta Psychologists', fr: 'College of Alberta Psychologists' },
    url: 'https://www.cap.ab.ca/',
    register: null,
  },
  BC: {
    code: 'chcpbc',
    province: 'BC',
    name: {
      en: 'College of Health and Care Professionals of British Columbia',
      fr: 'College of Health and Care Professionals of British Columbia',
    },
    url: 'https://chcpbc.org/',
    register: {
      url: 'https://chcpbc.alinityapp.com/client/publicdirectory',
      source: 'https://chcpbc.org/public/',
      checked: '2026-11-22',
    },
  },
  MB: {
    code: 'pam',
    province: 'MB',
    name: { en: 'Psychological Association of Manitoba', fr: 'Psychological Association of Manitoba' },
    url: 'https://cpmb.ca/',
    // Its first page holds the "PAM Registrant Search".
    register: { url: 'https://cpmb.ca/', source: 'http://www.cpmb.ca/', checked: '2026-11-22' },
  },
  NB: {
    code: 'cpnb',
    province: 'NB',
    name: {
      en: 'College of Psychologists of New Brunswick',
      fr: 'Collège des psychologues du Nouveau-Brunswick',
    },
    url: 'https://www.cpnb.ca/',
    register: null,
  },
  NL: {
    code: 'nlpb',
    province: 'NL',
    name: {
      en: 'Newfoundland and Labrador Psychology Board',
      fr: 'Newfoundland and Labrador Psychology Board',
    },
    url: 'https://nlpsychboard.ca/',
    register: {
      url: 'https://secure.nlpsychboard.ca/registered_psychologists.php',
      source: 'https://apnl.ca/resources-for-the-public',
      checked: '2026-11-22',
    },
  },
  NS: {
    code: 'nsrp',
    province: 'NS',
    name: { en: 'Nova Scotia Regulator of Psychology', fr: 'Nova Scotia Regulator of Psychology' },
    url: 'https://www.nsbep.org/',
    register: null,
  },
  ON: {
    code: 'cpbao',
    province: 'ON',
    name: {
      en: 'College of Psychologists and Behaviour Analysts of Ontario',
      fr: 'Ordre des psychologues et des analystes du comportement de l’Ontario',
    },
    url: 'https://cpbao.ca/',
    register: {
      url: 'https://members.cpbao.ca/public_register/new',
      source:
        'a public note of someone who looked a person up there; none of the College’s own pages was at hand',
      checked: '2026-11-22',
    },
  },
  PE: {
    code: 'peiprb',
    province: 'PE',
    name: {
      en: 'Prince Edward Island Psychologists Registration Board',
      fr: 'Prince Edward Island Psychologists Registration Board',
    },
    url: 'https://peipsychology.org/peiprb/',
    register: null,
  },
  QC: {
    code: 'opq',
    province: 'QC',
    name: { en: 'Ordre des psychologues du Québec', fr: 'Ordre des psychologues du Québec' },
    url: 'https://www.ordrepsy.qc.ca/',
    register: null,
  },
  SK: {
    code: 'skcp',
    province: 'SK',
    name: { en: 'Saskatchewan College of Psychologists', fr: 'Saskatchewan College of Psychologists' },
    url: 'https://www.skcp.ca/',
    register: null,
  },
};

/** The regulator of that code; undefined when there is none. */
export function regulatorByCode(code: string | null): Regulator | undefined {
  return Object.values(REGULATORS).find((regulator) => regulator.code === code);
}
