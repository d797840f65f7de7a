/** How long the link of a mail sets a password: `auth.email.otp_expiry` in supabase/config.toml, which a test compares. */
export const LINK_VALID_HOURS = 24;
