import type { Bilingual } from '@directory/domain/language';
import type { ProvinceCode } from '@directory/domain/provinces';

interface Regulator {
  name: Bilingual;
  /** Its site, where its public register is. */
  url: string;
}

/** The Association of Canadian Psychology Regulatory Organizations: every regulator of the country. */
export const ALL_REGULATORS: Regulator = {
  name: {
    en: 'Association of Canadian Psychology Regulatory Organizations',
    fr: 'Association des organisations canadiennes de réglementation en psychologie',
  },
  url: 'https://acpro-aocrp.ca/',
};

/** Who registers psychologists in each province. The territories have no body of their own: their governments do it. */
export const REGULATORS: Partial<Record<ProvinceCode, Regulator>> = {
  AB: {
    name: { en: 'College of Alberta Psychologists', fr: 'College of Alberta Psychologists' },
    url: 'https://www.cap.ab.ca/',
  },
  BC: {
    name: {
      en: 'College of Health and Care Professionals of British Columbia',
      fr: 'College of Health and Care Professionals of British Columbia',
    },
    url: 'https://chcpbc.org/',
  },
  MB: {
    name: { en: 'Psychological Association of Manitoba', fr: 'Psychological Association of Manitoba' },
    url: 'https://cpmb.ca/',
  },
  NB: {
    name: {
      en: 'College of Psychologists of New Brunswick',
      fr: 'Collège des psychologues du Nouveau-Brunswick',
    },
    url: 'https://www.cpnb.ca/',
  },
  NL: {
    name: {
      en: 'Newfoundland and Labrador Psychology Board',
      fr: 'Newfoundland and Labrador Psychology Board',
    },
    url: 'https://nlpsychboard.ca/',
  },
  NS: {
    name: { en: 'Nova Scotia Regulator of Psychology', fr: 'Nova Scotia Regulator of Psychology' },
    url: 'https://www.nsbep.org/',
  },
  ON: {
    name: {
      en: 'College of Psychologists and Behaviour Analysts of Ontario',
      fr: 'Ordre des psychologues et des analystes du comportement de l’Ontario',
    },
    url: 'https://cpbao.ca/',
  },
  PE: {
    name: {
      en: 'Prince Edward Island Psychologists Registration Board',
      fr: 'Prince Edward Island Psychologists Registration Board',
    },
    url: 'https://peipsychology.org/peiprb/',
  },
  QC: {
    name: { en: 'Ordre des psychologues du Québec', fr: 'Ordre des psychologues du Québec' },
    url: 'https://www.ordrepsy.qc.ca/',
  },
  SK: {
    name: { en: 'Saskatchewan College of Psychologists', fr: 'Saskatchewan College of Psychologists' },
    url: 'https://www.skcp.ca/',
  },
};
