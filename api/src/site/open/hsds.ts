import { createHash } from 'node:crypto';
import { acceptingText, unspokenText } from './fhir.ts';
import type { OpenProfile } from './open-profile.ts';

/**
 * A psychologist as a service of HSDS 3 (Open Referral), which helplines such as 211 read. Each is an organization of the same id and words.
 * @param isWhole with phones, languages, fees and the place; else what stands beside them alone
 */
export function serviceOf(person: OpenProfile, { isWhole }: { isWhole: boolean }): object {
  const { id, name, url, updated_at: last_modified, accepting_new_clients: accepting } = person;
  const concerns = [...person.specialties, ...person.expertise].join(', ');
  const is = `${name} is a registered psychologist${concerns && ` who works with: ${concerns}`}.`;
  const description = [is, unspokenText(person)].filter(Boolean).join(' ');
  const service = {
    ...{ id, name: `Psychology: ${name}`, description },
    url: url.en,
    status: 'active',
    organization: { id, name, description, website: url.en },
    last_modified,
    ...(person.client_populations.length > 0 && {
      eligibility_description: person.client_populations.join(', '),
    }),
    ...(accepting !== null && {
      application_process: `${acceptingText(person)}${accepting ? ' Write through the form of the profile.' : ''}`,
    }),
    ...(accepting !== null &&
      person.accepting_confirmed_at && { assured_date: person.accepting_confirmed_at.slice(0, 10) }),
  };
  if (!isWhole) return service;
  const own = (what: string) => ({ id: idOf(id, what), service_id: id });
  const { phone, fee_individual_cents: cents } = person;
  const fee = { currency: 'CAD', amount: (cents ?? 0) / 100, amount_description: 'Individual session' };
  return {
    ...service,
    phones: phone ? [{ ...own('phone'), number: phone, type: 'voice' }] : [],
    languages: person.service_languages.map((language) => ({
      ...own(`language ${language}`),
      name: language,
    })),
    cost_options: cents === null ? [] : [{ ...own('fee'), ...fee }],
    service_at_locations: placesOf(person),
  };
}

function placesOf(person: OpenProfile): object[] {
  const { id, address, city, province, postal_code: code, latitude, longitude } = person;
  if (!address || !city || !province || !code) return [];
  const location_id = idOf(id, 'location');
  const written = { address_1: address, city, state_province: province, postal_code: code, country: 'CA' };
  const addresses = [{ id: idOf(id, 'address'), location_id, ...written, address_type: 'physical' }];
  const point = latitude !== null && longitude !== null ? { latitude, longitude } : {};
  const location = { id: location_id, location_type: 'physical', ...point, addresses };
  return [{ id: idOf(id, 'at'), service_id: id, location_id, location }];
}

/** An id of something of somebody's, the same each time: a UUID of version 8, made of a digest. */
function idOf(id: string, what: string): string {
  const hex = createHash('sha256').update(`${id} ${what}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
