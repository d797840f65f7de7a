import { z } from '@hono/zod-openapi';
import { isLanguage, LANGUAGES } from '@directory/domain/language';
import { checkField, EMAIL_MAX_LENGTH, FIELD_ERROR_TEXTS } from '@directory/domain/messages/field-rules';
import type { Context } from '../context.ts';
import { insertMemberMail } from './insert-member-mail.ts';
import { ApiError } from '../errors.ts';
import { limitBody } from '../http/body-limit.ts';
import type { App } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';
import { readJson } from '../http/json-body.ts';
import { pageLanguage } from '../http/page-language.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';
import { postMails } from '../mail/outbox.ts';
import { callerKey } from './pass-on.ts';

const PATH = '/api/auth/password-reset';

const EMAIL_RULE = {
  required: 'email_required',
  maxLength: EMAIL_MAX_LENGTH,
  singleLine: true,
  format: 'email',
} as const;

/**
 * POST /api/auth/password-reset: asks for a mail with a link that sets a new password. Whether the address has an account is
 * looked at by the worker alone: here the same row is written and the same job queued for every address.
 */
export function registerPasswordReset(
  app: App,
  {
    config,
    log,
    sql,
    emailQueue,
    memberLimits,
  }: Pick<Context, 'config' | 'log' | 'sql' | 'emailQueue' | 'memberLimits'>,
): void {
  describe(app);
  app.use(PATH, refuseForeign(config.publicUrl), limitBody(4 * 1024));
  app.post(PATH, async (c) => {
    const body = await readJson(c);
    const values = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    const language = isLanguage(values['language']) ? values['language'] : pageLanguage(c);
    const email = typeof values['email'] === 'string' ? values['email'].trim() : '';
    const problem = checkField(EMAIL_RULE, email);
    if (problem !== null) {
      const sentence = FIELD_ERROR_TEXTS[problem][language];
      throw new ApiError(400, 'invalid_fields', sentence, { fields: { email: sentence } });
    }
    await memberLimits.countReset(callerKey(c, config.trustedProxies), email);
    const insert = insertMemberMail(sql, { purpose: 'password_reset', email, language });
    await postMails({ sql, queue: emailQueue, log }, insert, ['member-mail']);
    c.header('Cache-Control', 'no-store');
    return c.json({}, 202);
  });
}

/** Describes the route for /api/openapi.json. */
function describe(app: App): void {
  const body = z.object({ email: z.email(), language: z.enum(LANGUAGES).optional() });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: PATH,
    tags: ['Members'],
    summary: 'Ask for a mail that sets a new password',
    request: { body: { required: true, content: { 'application/json': { schema: body } } } },
    responses: {
      202: { description: 'The same for every address, whether it has an account or not.' },
      400: errorResponse('The address is missing or is none.'),
      403: errorResponse('The request comes from another site.'),
      415: errorResponse('The request is not JSON.'),
      429: errorResponse('Too many requests; Retry-After says when to try again.'),
    },
  });
}
