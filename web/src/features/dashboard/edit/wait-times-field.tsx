import { useState, type ComponentProps } from 'react';
import { waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { useLanguage } from '../../../site/contexts.ts';
import { TextField } from './text-field.tsx';

/**
 * The waiting time, in the language of the page where it is one of the known ones, as visitors read it. What is typed stays as it is
 * typed; to write the first words again is no change, in whichever language they are saved.
 */
export function WaitTimesField({ value, onChange, ...field }: ComponentProps<typeof TextField>) {
  const language = useLanguage();
  const [first] = useState(value);
  const [given, setGiven] = useState(value);
  const [typed, setTyped] = useState<string | null>(null);
  // Whatever else writes the field has not been typed here.
  if (value !== given) {
    setGiven(value);
    setTyped(null);
  }
  return (
    <TextField
      {...field}
      value={typed ?? waitTimeVocabulary.label(value, language)}
      onChange={(text) => {
        const meant = text === waitTimeVocabulary.label(first, language) ? first : text;
        setTyped(text);
        setGiven(meant);
        onChange(meant);
      }}
    />
  );
}
