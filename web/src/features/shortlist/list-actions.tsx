import { useState } from 'react';
import { inLanguage } from '@directory/domain/site/paths';
import { useSite } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCopy } from '../share/use-copy.tsx';
import { listLink } from './list-link.ts';

interface ListActionsProps {
  ids: readonly string[];
  printsNotes: boolean;
  onPrintsNotes: (printsNotes: boolean) => void;
  onRemoveAll: () => void;
}

/** Paper, a link, and a clean device. */
export function ListActions({ ids, printsNotes, onPrintsNotes, onRemoveAll }: ListActionsProps) {
  const { t } = useTranslation(['shortlist', 'shell']);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="row" role="group" aria-label={t('actions.label')}>
      <div className="row">
        <Button variant="secondary" onClick={() => window.print()}>
          {t('shell:print')}
        </Button>
        <label className="check">
          <input
            type="checkbox"
            checked={printsNotes}
            onChange={(event) => onPrintsNotes(event.target.checked)}
          />
          <span>{t('actions.withNotes')}</span>
        </label>
      </div>
      <CopyLink ids={ids} />
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('actions.removeAll')}
      </Button>
      <Question
        title={t('confirm.title')}
        text={t('confirm.text')}
        no={t('confirm.no')}
        yes={t('actions.removeAll')}
        isOpen={isAsking}
        onNo={() => setIsAsking(false)}
        onYes={onRemoveAll}
      />
    </div>
  );
}

function CopyLink({ ids }: { ids: readonly string[] }) {
  const { t, language } = useTranslation('shortlist');
  const { origin } = useSite();
  const link = origin + listLink(ids) + (language === 'en' ? '' : `&${inLanguage('', language).slice(1)}`);
  const { copy, said } = useCopy(link, t('actions.copied'));
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {t('actions.copy')}
      </Button>
      <p className="list-copied live" role="status">
        {said}
      </p>
    </>
  );
}
