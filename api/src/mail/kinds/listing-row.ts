import type { Language } from '@directory/domain/language';
import type { Plan } from '@directory/domain/plans';
import type postgres from 'postgres';
import { selectState, type MailStatus, type StateColumns } from '../mail-kind.ts';

/** A listing request with the state of one of its mails. */
export interface ListingRow {
  id: string;
  status: MailStatus;
  attempts: number;
  name: string;
  email: string;
  phone: string | null;
  province: string | null;
  city: string | null;
  listing_type: Plan;
  message: string | null;
  language: Language;
}

/** The requests with these ids. */
export async function selectListingRows(
  sql: postgres.Sql,
  state: StateColumns,
  ids: readonly string[],
): Promise<ListingRow[]> {
  return sql<ListingRow[]>`
    select id, ${selectState(sql, state)}, name, email, phone, province, city, listing_type, message, language
    from public.listing_requests
    where id = any(${ids as string[]}::uuid[])`;
}
