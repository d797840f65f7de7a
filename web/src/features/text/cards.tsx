import './cards.css';
import { sectionsOf } from '../../site/text.ts';
import { Card } from '../../ui/card.tsx';
import { TextBlocks, type TextPartProps } from './text-blocks.tsx';

/** Short titled texts side by side. */
export function Cards({ blocks }: TextPartProps) {
  return (
    <ul className="card-grid text-cards">
      {sectionsOf(blocks).map((card) => (
        <li key={card.title}>
          <Card>
            <h2>{card.title}</h2>
            <TextBlocks blocks={card.blocks} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
