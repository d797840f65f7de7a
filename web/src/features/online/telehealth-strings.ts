import { strings as en } from '../../i18n/en/telehealth.ts';
import { strings as fr } from '../../i18n/fr/telehealth.ts';

/** Who may see whom online: brought along by the parts that need it, so that no page has to name it. */
export const TELEHEALTH_STRINGS = { telehealth: { en, fr } };
