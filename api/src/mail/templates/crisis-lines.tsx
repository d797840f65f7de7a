import { CRISIS_LINES, crisisLineReach, type CrisisLineId } from '@directory/domain/crisis-lines';
import type { Language } from '@directory/domain/language';
import { Subheading, Paragraph } from './layout.tsx';

/** The two lines for everyone, each with its sentence. */
const FOR_EVERYONE: readonly CrisisLineId[] = ['emergency', '988'];

/** Where to turn at once. A mail that says "wait for an answer" must also say this. */
export function CrisisLines({ language }: { language: Language }) {
  const lines = CRISIS_LINES.filter(({ id }) => FOR_EVERYONE.includes(id));
  const sentences = lines.map((line) => `${line.about[language]} ${crisisLineReach(line, language)}.`);
  return <Paragraph>{sentences.join(' ')}</Paragraph>;
}

/** All of Canada's lines under a heading, by name. */
export function CrisisLineList({ language, heading }: { language: Language; heading: string }) {
  return (
    <>
      <Subheading>{heading}</Subheading>
      {CRISIS_LINES.map((line) => (
        <Paragraph key={line.id}>
          <strong>{line.name[language]}</strong>
          <br />
          {crisisLineReach(line, language)}.
          <br />
          {line.about[language]}
        </Paragraph>
      ))}
    </>
  );
}
