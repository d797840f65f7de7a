import { createHash } from 'node:crypto';

/** The looks of the pages that the server writes itself. Crisis lines are as large as a finger. */
export const PLAIN_STYLE = `:root{color-scheme:light dark}body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif}
.call,.line{display:inline-block;min-width:2.75rem;padding:.65rem 1.25rem;border:1px solid;border-radius:.5rem;margin:0 .5rem .5rem 0;\
font-weight:600;line-height:1.5;text-align:center;text-decoration:none}.call{border-color:#0a6468;background:#0a6468;color:#fff}.line{color:inherit}`;

/** What a Content-Security-Policy allows it by. */
export const PLAIN_STYLE_HASH = `sha256-${createHash('sha256').update(PLAIN_STYLE).digest('base64')}`;
