import { ApiFailure, askApi, SEND_TIMEOUT_MS } from '../../site/ask-api.ts';
import type { Refusal } from '../../ui/form/use-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

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
