import { crisisLines } from '@directory/domain/crisis-lines/choose';
import { crisisLineReach, crisisLineService } from '@directory/domain/crisis-lines/words';
import type { Language } from '@directory/domain/language';
import { phonePieces } from '@directory/domain/text/phone-pieces';
import { Fragment, type ReactNode } from 'react';
import { Body, Container, Head, Heading, Hr, Html, Link, Section, Text } from 'react-email';

/**
 * A mail's fixed words, with slots, `{{name}}`, for what differs from mail to mail. Rendering React takes longer than sending; so each
 * template is rendered once, and each mail only fills the slots. It also means that no visitor's text ever passes through markup: it is
 * escaped in one place, `fillTemplate`.
 */
export interface Template {
  subject: string;
  /** Stands over the text; the subject where it is left out. */
  heading?: string;
  body: readonly (Part | false | null | undefined)[];
  footer: string;
}

/** One without what was left out. */
export interface WholeTemplate extends Template {
  body: readonly Part[];
}

export type Pair = readonly [string, string];

/** A part of a mail; a text alone is a paragraph. A part or a field that has a slot whose value is null is left out. */
export type Part =
  | string
  /** A paragraph that ends with a link that shows its own address. */
  | { text?: string; link: string }
  /** Words that somebody wrote. */
  | { text?: string; quote: string }
  | { strong: string; text?: string }
  | { lines: readonly string[] }
  /** What a form's fields were given: labels and values. */
  | { fields: readonly Pair[] }
  /** Pages to go to: their words and addresses. */
  | { title: string; links: readonly Pair[] }
  /** Where to turn at once, with the two lines for everyone. A mail that says "wait for an answer" must also say this. */
  | { crisis: 'first lines' }
  /** Canada's lines under a heading, 9-8-8 first. Nobody here knows the reader's province. */
  | { crisis: 'all lines'; title: string; trauma: boolean };

/** The directory's name as mails give it. */
const SITE_NAME = { en: 'Psychologist Directory', fr: 'Répertoire des psychologues' } as const;

const styles = {
  body: {
    backgroundColor: '#f4f6f5',
    color: '#1d2b28',
    fontFamily: 'Helvetica, Arial, sans-serif',
    margin: 0,
  },
  container: { backgroundColor: '#ffffff', margin: '24px auto', maxWidth: '560px', padding: '32px' },
  heading: { fontSize: '22px', lineHeight: '30px', margin: '0 0 16px' },
  subheading: { fontSize: '18px', lineHeight: '26px', margin: '24px 0 12px' },
  text: { fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' },
  field: { fontSize: '16px', lineHeight: '24px', margin: '0 0 12px', overflowWrap: 'anywhere' },
  quotation: {
    borderLeft: '4px solid #1f6f5c',
    fontSize: '16px',
    lineHeight: '26px',
    margin: '0 0 16px',
    overflowWrap: 'anywhere',
    padding: '4px 0 4px 16px',
  },
  footer: { color: '#4c5f5a', fontSize: '14px', lineHeight: '22px', margin: '0 0 8px' },
  call: {
    borderRadius: '8px',
    backgroundColor: '#14594a',
    color: '#ffffff',
    display: 'inline-block',
    fontSize: '16px',
    fontWeight: 'bold',
    lineHeight: '20px',
    margin: '0 12px 8px 0',
    padding: '12px 20px',
    textDecorationLine: 'none',
  },
  write: {
    color: '#14594a',
    display: 'inline-block',
    fontSize: '16px',
    lineHeight: '20px',
    padding: '12px 0',
    textDecorationLine: 'underline',
  },
  link: { color: '#14594a', overflowWrap: 'anywhere', textDecorationLine: 'underline' },
} as const;

/** A whole mail: its heading, its parts, and a foot that says where it comes from. */
export function Layout(props: WholeTemplate & { language: Language }) {
  const { language, subject, heading = subject, body, footer } = props;
  return (
    <Html lang={language}>
      <Head>
        <title>{heading}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
      </Head>
      <Body lang={language} style={styles.body}>
        <Container style={styles.container}>
          <Heading as="h1" style={styles.heading}>
            {heading}
          </Heading>
          {body.map((part, index) => (
            <Fragment key={index}>{shown(part, language)}</Fragment>
          ))}
          <Hr />
          <Text style={styles.footer}>{footer}</Text>
          <Text style={styles.footer}>
            {SITE_NAME[language]}, <Anchor href="{{siteUrl}}" />
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function shown(part: Part, language: Language): ReactNode {
  if (typeof part === 'string') return <Paragraph>{part}</Paragraph>;
  if ('crisis' in part)
    return part.crisis === 'first lines' ? (
      <>
        <Paragraph>
          <PhoneText text={`${CRISIS[language].suicide} ${CRISIS[language].danger}`} />
        </Paragraph>
        <CallHelpline language={language} />
      </>
    ) : (
      <CrisisLines language={language} {...part} />
    );
  if ('link' in part)
    return (
      <Paragraph>
        {part.text && `${part.text} `}
        <Anchor href={part.link} />
      </Paragraph>
    );
  if ('quote' in part)
    return (
      <>
        {part.text && <Paragraph>{part.text}</Paragraph>}
        <blockquote style={styles.quotation}>{part.quote}</blockquote>
      </>
    );
  if ('strong' in part)
    return (
      <Paragraph>
        <strong>
          <PhoneText text={part.strong} />
        </strong>
        {part.text && ` ${part.text}`}
      </Paragraph>
    );
  if ('lines' in part) return <Paragraph>{part.lines.map(asLine)}</Paragraph>;
  if ('fields' in part)
    return (
      <Section>
        {part.fields.map(([label, value]) => (
          <Text key={label} style={styles.field}>
            <strong>{label}</strong>
            <br />
            {value}
          </Text>
        ))}
      </Section>
    );
  return (
    <>
      <Subheading>{part.title}</Subheading>
      {part.links.map(([words, href]) => (
        <Text key={href} style={styles.field}>
          <Anchor href={href}>{words}</Anchor>
        </Text>
      ))}
    </>
  );
}

const asLine = (line: string, index: number) => (
  <Fragment key={index}>
    {index > 0 && <br />}
    {line}
  </Fragment>
);

const Paragraph = ({ children }: { children: ReactNode }) => <Text style={styles.text}>{children}</Text>;

const Subheading = ({ children }: { children: ReactNode }) => (
  <Heading as="h2" style={styles.subheading}>
    {children}
  </Heading>
);

/** A link; without words it shows its own address. */
const Anchor = ({ href, children = href }: { href: string; children?: ReactNode }) => (
  <Link href={href} style={styles.link}>
    {children}
  </Link>
);

/** A text whose phone numbers are links that call them, each on one line; the text of the mail shows the numbers alone. */
function PhoneText({ text }: { text: string }) {
  return phonePieces(text).map((piece, index) =>
    piece.href === null ? (
      piece.text
    ) : (
      <Link key={index} href={piece.href} style={{ ...styles.link, whiteSpace: 'nowrap' }}>
        {piece.text}
      </Link>
    ),
  );
}

function CrisisLines({ language, title, trauma }: { language: Language; title: string; trauma: boolean }) {
  return (
    <>
      <Subheading>{title}</Subheading>
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

/** A button that calls 9-8-8, and beside it a link that writes to it. The mail's text shows the words alone. */
const CallHelpline = ({ language }: { language: Language }) => (
  <Text style={styles.field}>
    <Link href="tel:988" style={styles.call}>
      {CRISIS[language].call}
    </Link>{' '}
    <Link href="sms:988" style={styles.write}>
      {CRISIS[language].write}
    </Link>
  </Text>
);

const CRISIS = {
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
