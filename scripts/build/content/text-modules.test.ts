import { expect, test } from 'vitest';
import { readText } from './text-modules.ts';

const page = (front = 'title: A title\ndescription: Words.') => `---\n${front}\n---\n\n## Part\n\nText.\n`;

test('front matter and Markdown become a page’s text; French is set as in Canada', () => {
  expect(readText('content/pages/x.fr.md', page('title: Un titre !\ndescription: « Mots »'))).toEqual({
    title: 'Un titre!',
    description: '«\u00a0Mots\u00a0»',
    blocks: [{ type: 'section', title: 'Part', blocks: [{ type: 'paragraph', html: 'Text.' }] }],
  });
});

test.each([
  ['content/pages/x.en.md', page('title: A title'), 'field description: must be given as text'],
  ['content/pages/x.en.md', page('title: A\ndescription: B\ncolour: red'), 'Unrecognized key'],
  [
    'content/pages/x.en.md',
    page('title: A\ndescription: B\nprimary: { label: C, to: //evil.example }'),
    'field primary.to: must be a path of the site',
  ],
  ['content/conditions/x.en.md', page(), 'field headTitle'],
  ['content/pages/X y.en.md', page(), 'is called as no text is'],
  ['content/pages/x.en.md', 'No front matter.', 'must begin with front matter'],
])('%s that is wrong is told with the file', (file, source, problem) => {
  expect(() => readText(file, source)).toThrow(problem);
  expect(() => readText(file, source)).toThrow(`${file}: `);
});
