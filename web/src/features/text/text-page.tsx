import type { ComponentType } from 'react';
import type { HeadContext, PageHead, RouteModule } from '../../site/route.ts';
import { sectionsOf, type Block, type PageText } from '../../site/text.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageContents } from '../../ui/page-contents.tsx';
import { TextPage } from '../../ui/text-page.tsx';
import { contentsOf, TextBlocks, type TextLayoutProps, type TextParts } from './text-blocks.tsx';

/** Fewer parts are seen at once: a table of contents would only say again what stands beside it. */
const FEWEST_CONTENTS = 3;

export interface TextPageModule {
  parts?: TextParts;
  /** Lays out the sections that do not stand one below the other. */
  Layout?: ComponentType<TextLayoutProps>;
  load?: RouteModule['load'];
  /** What the page says to machines beside its questions. */
  structuredData?: (context: HeadContext) => Readonly<Record<string, unknown>>[];
}

export function textPage(
  text: PageText,
  { parts, Layout, load, structuredData }: TextPageModule = {},
): RouteModule {
  const { title, description, lead, parents, primary, secondary, noIndex = false, blocks } = text;
  return {
    text,
    ...(load && { load }),
    head: (context): PageHead => ({
      title,
      description,
      noIndex,
      ...(parents && { parents }),
      // For search engines, which read what the server sends: the browser is spared the work.
      ...(import.meta.env.SSR && {
        structuredData: [...questionsOf(blocks), ...(structuredData?.(context) ?? [])],
      }),
    }),
    Component: () => (
      <TextPage
        title={title}
        {...(lead && { lead })}
        {...(!Layout && hasContents(blocks) && { className: 'has-contents' })}
      >
        {/* What is said before the first part, as whom to call in danger, comes before the list of them. */}
        <TextBlocks blocks={blocks.filter(({ type }) => type === 'paragraph')} />
        {Layout ? (
          <Layout {...{ title, blocks, parts }} />
        ) : (
          <>
            {hasContents(blocks) && <PageContents contents={contentsOf(blocks)} />}
            <TextBlocks blocks={blocks.filter(({ type }) => type !== 'paragraph')} parts={parts} />
          </>
        )}
        <div className="button-row">
          {primary && <LinkButton to={primary.to}>{primary.label}</LinkButton>}
          {secondary && (
            <LinkButton variant="secondary" to={secondary.to}>
              {secondary.label}
            </LinkButton>
          )}
        </div>
      </TextPage>
    ),
  };
}

const hasContents = (blocks: readonly Block[]) => contentsOf(blocks).length >= FEWEST_CONTENTS;

/** The questions of a text as schema.org lists them; nothing when it has none. */
function questionsOf(blocks: readonly Block[]): Record<string, unknown>[] {
  const questions = blocks.flatMap((block) =>
    block.type === 'directive' && block.name === 'questions' ? sectionsOf(block.blocks) : [],
  );
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ title, blocks: [answer] }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer?.type === 'paragraph' ? wordsOf(answer.html) : '' },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** The words of inline HTML that the build made. */
function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
