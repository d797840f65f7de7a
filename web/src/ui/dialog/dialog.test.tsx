import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

describe('a dialog, as the server renders it', () => {
  it('is empty while it is closed', () => {
    const html = renderToStaticMarkup(
      <Dialog title="Filters" closeLabel="Close the filters" isOpen={false}>
        Languages
      </Dialog>,
    );
    expect(html).not.toContain('Filters');
    expect(html).not.toContain('Languages');
  });

  it('has its content when a button with a command opens it, and closes by one too', () => {
    const html = renderToStaticMarkup(
      <Dialog title="Menu" closeLabel="Close the menu" id="menu" variant="side">
        About
      </Dialog>,
    );
    expect(html).toContain('aria-labelledby="menu-title"');
    expect(html).toMatch(/<h2[^>]* id="menu-title"[^>]*>Menu<\/h2>/);
    expect(html).toMatch(/<button[^>]* aria-label="Close the menu" command="close" commandfor="menu">/);
    expect(html).toContain('About');
  });

  it('that asks a question has no close button', () => {
    const html = renderToStaticMarkup(
      <Dialog title="Delete everything?" isOpen>
        It cannot be undone.
      </Dialog>,
    );
    expect(html).not.toContain('<button');
  });
});
