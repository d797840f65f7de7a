import { crisisLines } from '@directory/domain/crisis-lines/choose';
import { crisisLineReach, crisisLineService } from '@directory/domain/crisis-lines/words';
import type { Language } from '@directory/domain/language';
import { CallButton, Paragraph, PhoneText, Subheading } from './layout.tsx';

/** Where to turn at once, with the two lines for everyone. A mail that says "wait for an answer" must also say this. */
export function CrisisLines({ language }: { language: Language }) {
  const words = WORDS[language];
  return (
    <>
      <Paragraph>
        <PhoneText text={`${words.suicide} ${words.danger}`} />
      </Paragraph>
      <CallHelpline language={language} />
    </>
  );
}

/** Canada's lines under a heading, 9-8-8 first. Nobody here knows the reader's province. */
export function CrisisLineList(props: { language: Language; heading: string; trauma?: boolean }) {
  const { language, heading, trauma = false } = props;
  return (
    <>
      <Subheading>{heading}</Subheading>
      {crisisLines({ trauma }).map((line) => (
        <div key={line.id}>
          <Paragraph>
            <strong>{line.name[language]}</strong>
            <br />
            {line.about?.[language]} {crisisLineService(line, language)}
            {line.id !== '988' && (
              <>
                <br />
                <PhoneText text={`${crisisLineReach(line, language)}.`} />
              </>
            )}
          </Paragraph>
          {line.id === '988' && <CallHelpline language={language} />}
        </div>
      ))}
    </>
  );
}

function CallHelpline({ language }: { language: Language }) {
  const { call, write } = WORDS[language];
  return <CallButton call={[call, 'tel:988']} write={[write, 'sms:988']} />;
}

const WORDS = {
  en: {
    suicide:
      'If you are thinking about suicide, or worried about someone, call or text 9-8-8: day or night, free, in English and French.',
    danger: 'If someone is in danger now, call 911 (in Nunavut, the RCMP or your health centre).',
    call: 'Call 9-8-8',
    write: 'Text 9-8-8',
  },
  fr: {
    suicide:
      'Si vous pensez au suicide, ou si vous vous inquiétez pour quelqu’un, appelez ou textez le 9-8-8\u00a0: jour et nuit, sans frais, en français et en anglais.',
    danger:
      'Si une personne est en danger en ce moment, composez le 911 (au Nunavut, appelez la GRC ou votre centre de santé).',
    call: 'Appeler le 9-8-8',
    write: 'Texter le 9-8-8',
  },
} as const;
