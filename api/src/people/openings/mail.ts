import type { Language } from '@directory/domain/language';
import type { Opening } from '@directory/domain/profile/card';
import { displayName } from '@directory/domain/profile/display';
import { openingText } from '@directory/domain/profile/openings';
import { paths, profilePath } from '@directory/domain/site/paths';
import { defineMailKind, type MailsOfFeature } from '../../messages/mail/mail-kind.ts';
import { openingAlertMail, openingToldMail } from '../../messages/mail/templates/openings.ts';

interface AlertRow {
  id: string;
  /** They are told already. */
  isConfirmed: boolean;
  email: string;
  language: Language;
}

interface ToldRow extends Omit<AlertRow, 'isConfirmed'> {
  alert: string;
  opening: Opening;
  profile: Parameters<typeof displayName>[0] & Parameters<typeof profilePath>[0];
}

/** Asks whoever may have an address whether they want to be told. It says nothing of the search, which a stranger may have written. */
const openingAlert = defineMailKind({
  load: (sql, ids) => sql<AlertRow[]>`
    select id, email, language, confirmed_at is not null as "isConfirmed" from public.opening_alerts where id = any(${ids}::uuid[])`,
  compose({ id, email, language, isConfirmed }, { siteUrl, tokenOf, linkTo }) {
    const page = paths.alert(tokenOf('alert', id));
    return {
      ...openingAlertMail({ isConfirmed, language, siteUrl, pageUrl: linkTo(page, language) }),
      ...{ to: email, unsubscribeUrl: siteUrl + page },
    };
  },
});

/** Tells of an opening, as it stands when the mail goes out. Of one that is over by then nobody is told. */
const openingTold = defineMailKind({
  async load(sql, ids) {
    await sql`
      delete from public.mails as m using public.alert_openings as t join public.psychologist_profiles as p on p.id = t.profile_id
      where m.subject_id = any(${ids}::uuid[]) and m.kind = 'opening-told' and m.status = 'queued' and t.id = m.subject_id
        and (not p.is_active or p.next_opening ->> 'id' is distinct from t.opening_id::text)`;
    return sql<ToldRow[]>`
      select t.id, a.id as alert, a.email, a.language, p.next_opening as opening, to_jsonb(p) as profile
      from public.alert_openings as t join public.opening_alerts as a on a.id = t.alert_id
      join public.psychologist_profiles as p on p.id = t.profile_id
      where t.id = any(${ids}::uuid[]) and p.is_active and p.next_opening ->> 'id' = t.opening_id::text`;
  },
  compose({ alert, email, language, opening, profile }, { siteUrl, tokenOf, linkTo }) {
    const page = paths.alert(tokenOf('alert', alert));
    const mail = openingToldMail({
      ...{
        language,
        siteUrl,
        pageUrl: linkTo(page, language),
        profileUrl: linkTo(profilePath(profile), language),
      },
      ...{ name: displayName(profile), opening: openingText(opening, language) },
    });
    return { ...mail, to: email, unsubscribeUrl: siteUrl + page };
  },
});

export const openingMails = {
  'opening-alert': openingAlert,
  'opening-told': openingTold,
} satisfies MailsOfFeature;
