import './steps.css';
import { sectionsOf } from '../../site/text.ts';
import { TextBlocks, type TextPartProps } from './text-blocks.tsx';

/** Titled texts that follow one another, numbered. */
export function Steps({ blocks }: TextPartProps) {
  return (
    <ol className="steps">
      {sectionsOf(blocks).map((step) => (
        <li className="step" key={step.title}>
          <h2>{step.title}</h2>
          <TextBlocks blocks={step.blocks} />
        </li>
      ))}
    </ol>
  );
}
