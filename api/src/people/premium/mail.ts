import { dayText } from '@directory/domain/inquiries/words';
import type { Language } from '@directory/domain/language';
import { displayName } from '@directory/domain/profile/display';
import { paths } from '@directory/domain/site/paths';
import { defineMailKind, type MailsOfFeature } from '../../messages/mail/mail-kind.ts';
import { premiumMail } from '../../messages/mail/templates/premium.ts';

interface TermRow {
  id: string;
  last_day: string;
  language: Language;
  email: string | null;
  profile: Parameters<typeof displayName>[0];
}

/** Tells the member of a last day, in the language of their profile. The database takes back what has not gone out when another term follows. */
const endOfPremium = (event: 'ending' | 'ended') =>
  defineMailKind({
    async load(sql, ids) {
      // That it has ended changes the profile, and is told in any case.
      if (event === 'ending')
        await sql`
          delete from public.mails as m
          using public.premium_terms as t join public.profile_records as r on r.profile_id = t.profile_id
          where m.subject_id = any(${ids}::uuid[]) and m.kind = 'premium-ending' and m.status = 'queued' and t.id = m.subject_id
            and 'premium' = any(r.unwanted_mails)`;
      return sql<TermRow[]>`
      select t.id, t.last_day::text, p.bio_language as language, public.account_email(r.user_id) as email, to_jsonb(p) as profile
      from public.premium_terms as t
        join public.psychologist_profiles as p on p.id = t.profile_id
        left join public.profile_records as r on r.profile_id = p.id
      where t.id = any(${ids}::uuid[]) and not (${event} = 'ending' and 'premium' = any(coalesce(r.unwanted_mails, '{}')))`;
    },
    compose({ last_day, language, email, profile }, { siteUrl, linkTo }) {
      if (email === null) throw new Error('The account of the member is gone.');
      const link = linkTo(paths.dashboard(), language);
      const values = { name: displayName(profile), day: dayText(last_day, language), link };
      return { ...premiumMail({ event, language, siteUrl, ...values }), to: email };
    },
  });

export const premiumMails = {
  'premium-ending': endOfPremium('ending'),
  'premium-ended': endOfPremium('ended'),
} satisfies MailsOfFeature;
