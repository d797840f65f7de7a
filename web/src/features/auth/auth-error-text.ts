import { PASSWORD_SENTENCES, type PasswordProblem } from '@directory/domain/accounts/password-rules';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiFailure, askApi, SEND_TIMEOUT_MS } from '../../site/ask-api.ts';
import type { Refusal } from '../../ui/form/use-form.ts';

/** What Auth's errors carry beside their message; supabase-js's AuthError has this shape. */
interface AuthFailure {
  message: string;
  name: string;
  code?: string | undefined;
  status?: number | undefined;
}

/** Codes of Supabase Auth, and of the site in front of it, that a person can do something about. */
const KNOWN = {
  invalid_credentials: 'errors.credentials',
  email_not_confirmed: 'errors.notConfirmed',
  user_banned: 'errors.closed',
  over_request_rate_limit: 'errors.tooMany',
  over_email_send_rate_limit: 'errors.tooMany',
  other_sessions_open: 'errors.othersOpen',
  reauthentication_needed: 'errors.needsLink',
} as const;

/**
 * Puts a failed call to Auth into a sentence for the member. For what is not foreseen: Auth's own message, which is
 * English, on an English page, otherwise `fallback`.
 */
export function useAuthErrorText(): (error: unknown, fallback: string) => string {
  const { t, language } = useTranslation('account');
  return (error, fallback) => {
    if (!isAuthFailure(error)) return t('errors.unreachable');
    const { code, status = 0, name, message } = error;
    if (code !== undefined && code in KNOWN) return t(KNOWN[code as keyof typeof KNOWN]);
    if (status === 429) return t('errors.tooMany');
    // No answer at all, or a server between here and Auth that could not reach it.
    if (name === 'AuthRetryableFetchError' || status >= 500) return t('errors.unreachable');
    return language === 'en' && name === 'AuthApiError' && message !== '' ? message : fallback;
  };
}

/** Whether Auth said no to a link's token: used, too old, or never given out. */
export function isRefusedLink(error: unknown): boolean {
  return isAuthFailure(error) && error.status !== undefined && error.status >= 400 && error.status < 429;
}

/** Why the server finds a password weak; empty for any other failure. */
export function weakPasswordReasons(error: unknown): readonly PasswordProblem[] {
  if (!isAuthFailure(error) || error.code !== 'weak_password') return [];
  const { reasons } = error as { reasons?: unknown };
  return Array.isArray(reasons) ? reasons.filter(isPasswordProblem) : [];
}

function isPasswordProblem(reason: unknown): reason is PasswordProblem {
  return typeof reason === 'string' && Object.hasOwn(PASSWORD_SENTENCES, reason);
}

function isAuthFailure(error: unknown): error is AuthFailure {
  return error instanceof Error && '__isAuthError' in error;
}

/** Has a link mailed that lets a member in and sets a password. The answer is null for every address, whether it has an account or not. */
export function useAskForLink(): (email: string) => Promise<Refusal<'email'> | null> {
  const { t, language } = useTranslation('account');
  return async (email) => {
    try {
      await askApi('POST /api/auth/password-reset', { email, language }, { timeoutMs: SEND_TIMEOUT_MS });
      return null;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { status, fields } = error;
      return { text: t(status === 429 ? 'errors.tooMany' : 'reset.failed'), errors: fields };
    }
  };
}
