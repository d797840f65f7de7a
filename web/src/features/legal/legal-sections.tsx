import { PhoneText } from '../../ui/phone-text.tsx';
import { TextSection } from '../../ui/text-page.tsx';

interface LegalSectionsProps {
  /** A text's line ends part its paragraphs. */
  sections: readonly { id: string; title: string; text: string }[];
}

/** The sections of a legal page, each with an address of its own. */
export function LegalSections({ sections }: LegalSectionsProps) {
  return sections.map(({ id, title, text }) => (
    <TextSection title={title} id={id} key={id}>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph}>
          <PhoneText text={paragraph} />
        </p>
      ))}
    </TextSection>
  ));
}
