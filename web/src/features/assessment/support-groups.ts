import type { Condition } from '@directory/domain/assessments/conditions';
import type { Bilingual } from '@directory/domain/language';

/** An organization in Canada whose page leads to support groups. */
export interface SupportGroup {
  name: Bilingual;
  about: Bilingual;
  href: Bilingual;
}

function same(text: string): Bilingual {
  return { en: text, fr: text };
}

/** Knows the support groups of every place in Canada. */
export const SUPPORT_GROUP_LINE: SupportGroup = {
  name: same('211'),
  about: {
    en: 'Groups and services near you, anywhere in Canada. You can also call 2-1-1.',
    fr: 'Des groupes et des services près de chez vous, partout au Canada. Vous pouvez aussi composer le 2-1-1.',
  },
  href: { en: 'https://211.ca/', fr: 'https://211.ca/fr/' },
};

const cmha: SupportGroup = {
  name: { en: 'Canadian Mental Health Association', fr: 'Association canadienne pour la santé mentale' },
  about: {
    en: 'Branches across the country; most offer peer support.',
    fr: 'Des filiales partout au pays; la plupart offrent le soutien par les pairs.',
  },
  href: { en: 'https://cmha.ca/', fr: 'https://cmha.ca/fr/' },
};

const relief: SupportGroup = {
  name: same('Relief'),
  about: {
    en: 'Support groups and workshops on anxiety, depression and bipolar disorder, in Quebec and online.',
    fr: 'Groupes de soutien et ateliers sur l’anxiété, la dépression et la bipolarité, au Québec et en ligne.',
  },
  href: same('https://relief.ca/'),
};

const own: Readonly<Record<Condition, readonly SupportGroup[]>> = {
  depression: [
    {
      name: {
        en: 'Mood Disorders Society of Canada',
        fr: 'La Société pour les troubles de l’humeur du Canada',
      },
      about: {
        en: 'Run by people who know depression themselves; programs and links to local groups.',
        fr: 'Menée par des gens qui connaissent la dépression; programmes et liens vers des groupes locaux.',
      },
      href: same('https://mdsc.ca/'),
    },
    relief,
  ],
  anxiety: [
    {
      name: { en: 'Anxiety Canada', fr: 'Anxiété Canada' },
      about: {
        en: 'Free tools, group programs and a list of help in each province.',
        fr: 'Outils gratuits, programmes de groupe et ressources par province.',
      },
      href: same('https://www.anxietycanada.com/'),
    },
    relief,
  ],
  adhd: [
    {
      name: {
        en: 'Centre for ADHD Awareness, Canada (CADDAC)',
        fr: 'CADDAC, centre de sensibilisation au TDAH',
      },
      about: {
        en: 'Support groups for adults with ADHD and for parents, many of them online.',
        fr: 'Groupes de soutien pour les adultes ayant un TDAH et pour les parents, souvent en ligne.',
      },
      href: same('https://caddac.ca/'),
    },
  ],
  ptsd: [
    {
      name: { en: 'PTSD Association of Canada', fr: 'PTSD Association of Canada (en anglais)' },
      about: {
        en: 'Information and ways to find others who live with PTSD.',
        fr: 'De l’information et des moyens de trouver d’autres personnes qui vivent avec un TSPT.',
      },
      href: same('https://www.ptsdassociation.com/'),
    },
  ],
};

/** Where people with a condition find others, the most fitting first. */
export function supportGroups(condition: Condition): readonly SupportGroup[] {
  return [...own[condition], cmha, SUPPORT_GROUP_LINE];
}
