import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Condition } from '@directory/domain/assessments/conditions';
import { loadDefinition } from '@directory/domain/assessments/load-definition';
import type { Language } from '@directory/domain/language';
import { createI18n } from '../../i18n/create-i18n.ts';

/**
 * All that the sheet of an assessment says in a language, the page's own or the other. While another language is fetched, the texts
 * of the one before stay. Only code is fetched for it, the same for every visitor.
 */
export function useSheetTexts(condition: Condition, language: Language) {
  return useQuery({
    queryKey: ['appointment-sheet', condition, language],
    queryFn: async () => {
      const [definition, i18n] = await Promise.all([
        loadDefinition(condition, language),
        createI18n(language, ['appointment', 'earlier-results']),
      ]);
      return { language, definition, i18n };
    },
    staleTime: Infinity,
    // What was fetched before needs no connection; what was not fails, and says so.
    networkMode: 'always',
    retry: false,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
}
