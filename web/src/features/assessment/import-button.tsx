import { useRef, type ChangeEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Asks for a file that was exported before. */
export function ImportButton({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('assessments');
  const input = useRef<HTMLInputElement>(null);

  function onChange(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again.
    event.target.value = '';
    if (file) onFile(file);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('results.import')}
        hidden
        onChange={onChange}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {t('results.import')}
      </Button>
    </>
  );
}
