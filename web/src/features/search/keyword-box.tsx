import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chooseSuggestion, type Suggestion } from './model/suggestion.ts';
import { useSearchAddress } from './search-address-context.ts';
import { SuggestingField } from './suggesting-field.tsx';

interface KeywordBoxProps {
  text: string;
  /** Shows another text. */
  setText: (text: string) => void;
  /** Shows another text and searches for it. */
  typeText: (text: string) => void;
}

export function KeywordBox({ text, setText, typeText }: KeywordBoxProps) {
  const { t } = useTranslation('search');
  const { update, write } = useSearchAddress();
  const navigate = useNavigate();

  const choose = (suggestion: Suggestion) => {
    if (suggestion.group === 'names') {
      write();
      void navigate(suggestion.path);
      return;
    }
    // Else what was typed has become a filter, and would now only narrow the search by the same word again.
    if (suggestion.group !== 'reading') setText('');
    update((present) => chooseSuggestion(present, suggestion, text));
  };

  return (
    <SuggestingField
      name="search"
      label={t('keyword.label')}
      placeholder={t('keyword.placeholder')}
      clearLabel={t('keyword.clear')}
      text={text}
      setText={typeText}
      leave={write}
      choose={choose}
    />
  );
}
