import type { TFunction } from 'i18next';
import type { PageHead } from '../site/route.ts';

export function failureHead(t: TFunction): PageHead {
  return { title: t('failure.title'), description: t('failure.text'), noIndex: true };
}
