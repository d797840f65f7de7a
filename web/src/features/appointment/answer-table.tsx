import { useTranslation } from '../../i18n/use-translation.ts';
import type { AnsweredQuestion } from './answered-questions.ts';

interface AnswerTableProps {
  answered: readonly AnsweredQuestion[];
  /** What the questions ask, before the first of them. */
  instructions: string;
  total: number;
}

/** Every question with its answer and what that scores; the total below. */
export function AnswerTable({ answered, instructions, total }: AnswerTableProps) {
  const { t } = useTranslation('appointment');
  return (
    <section>
      <h3>{t('sheet.answers')}</h3>
      <table className="appointment-answers">
        <caption>{instructions}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sheet.question')}</th>
            <th scope="col">{t('sheet.answer')}</th>
            <th scope="col">{t('sheet.points')}</th>
          </tr>
        </thead>
        <tbody>
          {answered.map(({ id, text, answer, points }, index) => (
            <tr key={id}>
              <th scope="row">
                {index + 1}. {text}
              </th>
              <td>{answer}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('sheet.total')}
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
