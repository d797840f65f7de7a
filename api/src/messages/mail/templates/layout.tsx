import type { Language } from '@directory/domain/language';
import { phonePieces } from '@directory/domain/text/phone-pieces';
import type { ReactNode } from 'react';
import { Body, Container, Head, Heading, Hr, Html, Link, Section, Text } from 'react-email';
import { slot } from './template.ts';

/** The directory's name as mails give it. */
export const SITE_NAME = { en: 'Psychologist Directory', fr: 'Répertoire des psychologues' } as const;

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

/** A whole mail: its heading, its parts, and a foot that says where it comes from. Needs a value for `siteUrl`. */
export function Layout(props: { language: Language; heading: string; children: ReactNode; footer: string }) {
  const { language, heading, children, footer } = props;
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
          {children}
          <Hr />
          <Text style={styles.footer}>{footer}</Text>
          <Text style={styles.footer}>
            {SITE_NAME[language]}, <SiteLink />
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function SiteLink() {
  return (
    <Link href={slot('siteUrl')} style={styles.link}>
      {slot('siteUrl')}
    </Link>
  );
}

/** A paragraph. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={styles.text}>{children}</Text>;
}

/** The heading of a part. */
export function Subheading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" style={styles.subheading}>
      {children}
    </Heading>
  );
}

/** Pages to go to, each a line with its words and its address, under a heading. */
export function LinkList(props: {
  heading: string;
  links: readonly (readonly [words: string, href: string])[];
}) {
  const { heading, links } = props;
  return (
    <>
      <Subheading>{heading}</Subheading>
      {links.map(([words, href]) => (
        <Text key={href} style={styles.field}>
          <Link href={href} style={styles.link}>
            {words}
          </Link>
        </Text>
      ))}
    </>
  );
}

/** What a form's field was given. `values` are the label and the value, in the form's order. */
export function FieldList({ values }: { values: readonly (readonly [label: string, value: string])[] }) {
  return (
    <Section>
      {values.map(([label, value]) => (
        <Text key={label} style={styles.field}>
          <strong>{label}</strong>
          <br />
          {value}
        </Text>
      ))}
    </Section>
  );
}

/** Words that a visitor wrote. */
export function Quotation({ children }: { children: ReactNode }) {
  return <blockquote style={styles.quotation}>{children}</blockquote>;
}

/** A text whose phone numbers are links that call them, each on one line; the text of the mail shows the numbers alone. */
export function PhoneText({ text }: { text: string }) {
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

/** A link that shows its own address. */
export function PlainLink({ href }: { href: string }) {
  return (
    <Link href={href} style={styles.link}>
      {href}
    </Link>
  );
}

/** A button that calls a number, and beside it, where there is one, a link that writes to it. The mail's text shows the words alone. */
export function CallButton(props: {
  call: readonly [words: string, href: string];
  write: readonly [words: string, href: string];
}) {
  const { call, write } = props;
  return (
    <Text style={styles.field}>
      <Link href={call[1]} style={styles.call}>
        {call[0]}
      </Link>{' '}
      <Link href={write[1]} style={styles.write}>
        {write[0]}
      </Link>
    </Text>
  );
}
