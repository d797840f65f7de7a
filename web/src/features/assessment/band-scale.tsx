import type { Condition } from '@directory/domain/assessments/conditions';
import { ASSESSMENTS } from '@directory/domain/assessments/facts';
import { publishedBandOf, publishedBands } from '@directory/domain/assessments/published-bands';
import { highestAttainable } from '@directory/domain/assessments/severity';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * The instrument's number line with the bands that its authors published and the place of this score, and the same as a table for
 * whoever does not see the drawing; nothing where there are none.
 */
export function BandScale({ condition, score }: { condition: Condition; score: number }) {
  const { t } = useTranslation('assessment-steps');
  const language = useLanguage();
  const bands = publishedBands(condition);
  const own = publishedBandOf(condition, score)?.band;
  const { instrument } = ASSESSMENTS[condition];
  if (instrument === undefined || own === undefined) return null;
  return (
    <figure className="band-scale">
      <figcaption>{t('results.scale.caption', { instrument })}</figcaption>
      <NumberLine condition={condition} score={score} />
      <table className="band-scale-table">
        <thead>
          <tr>
            <th scope="col">{t('results.scale.score')}</th>
            <th scope="col">{t('results.scale.band')}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map(({ band, min, max, name }) => (
            <tr key={band} className={band === own ? 'is-own' : undefined}>
              <td>
                {min}–{max}
              </td>
              <td>
                {name[language]}
                {band === own && <span className="band-scale-yours"> ({t('results.scale.yours')})</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Each point has a cell of one width. Lengths are shares of the line's, so that it fits every screen and its letters keep their size. */
function NumberLine({ condition, score }: { condition: Condition; score: number }) {
  const highest = highestAttainable(condition);
  const share = (cells: number) => `${(cells / (highest + 1)) * 100}%`;
  const own = publishedBandOf(condition, score)?.band;
  return (
    <svg className="band-scale-line" width="100%" height="68" aria-hidden="true">
      {publishedBands(condition).map(({ band, min, max }) => (
        <g key={band}>
          <rect
            className={band === own ? 'band-scale-band is-own' : 'band-scale-band'}
            x={share(min)}
            y="30"
            width={share(max - min + 1)}
            height="18"
          />
          <text x={share(min)} y="65">
            {min}
          </text>
        </g>
      ))}
      <text x="100%" y="65" textAnchor="end">
        {highest}
      </text>
      <svg className="band-scale-mark" x={share(score + 0.5)} overflow="visible">
        <text y="13" textAnchor="middle">
          {score}
        </text>
        <path d="M-7 17H7L0 28Z" />
      </svg>
    </svg>
  );
}
