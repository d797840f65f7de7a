import { CRISIS_LINES, crisisLineReach, type CrisisLineId } from '@directory/domain/crisis-lines';
import type { Language } from '@directory/domain/language';
import { Paragraph, PhoneText, Subheading } from './layout.tsx';

/** Where to turn at once, with the two lines for everyone. A mail that says "wait for an answer" must also say this. */
export function CrisisLines({ language }: { language: Language }) {
  return (
    <Paragraph>
      <PhoneText text={FOR_EVERYONE[language](numberOf('emergency'), numberOf('988'))} />
    </Paragraph>
  );
}

const FOR_EVERYONE = {
  en: (emergency: string, helpline: string) =>
    `If someone is in danger now, call ${emergency}. If you are thinking about suicide, or worried about someone, call or text ${helpline}: day or night, free, in English and French.`,
  fr: (emergency: string, helpline: string) =>
    `Si une personne est en danger en ce moment, composez le ${emergency}. Si vous pensez au suicide, ou si vous vous inquiétez pour quelqu’un, appelez ou textez le ${helpline}\u00a0: jour et nuit, sans frais, en français et en anglais.`,
} as const;

function numberOf(id: CrisisLineId): string {
  return CRISIS_LINES.find((line) => line.id === id)?.call?.shown ?? '';
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
          <PhoneText text={`${crisisLineReach(line, language)}.`} />
          <br />
          {line.about[language]}
        </Paragraph>
      ))}
    </>
  );
}
