import { type ProvinceCode, provinceByCode } from '@directory/domain/places/provinces';
import { regulatorByCode } from '@directory/domain/places/regulators';
import type { OpenProfile } from './open-profile.ts';

type Resource = Readonly<Record<string, unknown>>;

/** HL7's directory guide (Plan-Net) has the extension for new patients and its codes; R4 itself has no field for it. */
const PLAN_NET = 'http://hl7.org/fhir/us/davinci-pdex-plan-net';
const SMART = 'http://fhir-registry.smarthealthit.org/StructureDefinition';

/** A psychologist as FHIR R4 has one, by the type of resource. All of one person have the profile's id; null where too little is known. */
const RESOURCES = {
  PractitionerRole: (person) => ({
    extension: acceptingPatients(person),
    identifier: identifiers(person),
    active: true,
    practitioner: { display: person.name },
    code: [{ coding: [{ system: 'http://snomed.info/sct', code: '59944000', display: 'Psychologist' }] }],
    specialty: texts([...person.specialties, ...person.expertise]),
    location: placeOf(person),
    healthcareService: [{ reference: `HealthcareService/${person.id}` }],
    telecom: telecom(person),
  }),
  HealthcareService: (person) => ({
    extension: acceptingPatients(person),
    active: true,
    type: texts(person.therapy_types),
    specialty: texts([...person.specialties, ...person.expertise]),
    location: placeOf(person),
    name: `Psychology: ${person.name}`,
    comment: [
      unspokenText(person),
      acceptingText(person),
      person.wait_times && `Waiting time: ${person.wait_times}.`,
      `Profile and contact form: ${person.url.en}`,
    ]
      .filter(Boolean)
      .join(' '),
    telecom: telecom(person),
    characteristic: texts([...person.session_types, ...person.accessibility]),
    communication: texts(person.service_languages),
  }),
  Location: (person) => {
    const { address, city, province, postal_code: postalCode, latitude, longitude } = person;
    if (!isPlaced(person)) return null;
    return {
      status: 'active',
      name: person.practice_name ?? person.name,
      telecom: telecom(person),
      address: { line: [address], city, state: province, postalCode, country: 'CA' },
      position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    };
  },
  Schedule: (person) =>
    isPlaced(person) && person.next_opening
      ? { active: true, serviceType: texts(['Psychology']), actor: placeOf(person) }
      : null,
  Slot: (person) => {
    const { next_opening: opening } = person;
    if (!opening || !isPlaced(person)) return null;
    const zone = ZONES[person.province ?? 'ON'] ?? 'America/Toronto';
    const first = opening.from ?? new Date().toLocaleDateString('sv', { timeZone: zone });
    const places = opening.places ? [{ url: `${SMART}/slot-capacity`, valueInteger: opening.places }] : [];
    return {
      extension: [{ url: `${SMART}/booking-deep-link`, valueUrl: person.url.en }, ...places],
      schedule: { reference: `Schedule/${person.id}` },
      status: 'free',
      start: midnight(first, zone),
      end: midnight(dayAfter(opening.until ?? first), zone),
    };
  },
} as const satisfies Record<string, (person: OpenProfile) => Resource | null>;

export type ResourceType = keyof typeof RESOURCES;
export const RESOURCE_TYPES = Object.keys(RESOURCES) as ResourceType[];

/** The person as that resource; null where too little is known for it. */
export function resourceOf(resourceType: ResourceType, person: OpenProfile): Resource | null {
  const made = RESOURCES[resourceType](person);
  const { id, updated_at: lastUpdated } = person;
  const display = unspokenText(person);
  const meta = known({ lastUpdated, tag: display ? [{ code: 'unspoken', display }] : [] });
  return made && known({ resourceType, id, meta, ...made });
}

/** FHIR has neither nulls nor empty lists. */
function known(fields: Resource): Resource {
  const isKnown = (value: unknown) => (Array.isArray(value) ? value.length > 0 : (value ?? '') !== '');
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isKnown(value)));
}

/** Whether new clients are taken, and since when that is known. */
export function acceptingText({ accepting_new_clients: accepting, accepting_confirmed_at: at }: OpenProfile) {
  if (accepting === null) return null;
  const confirmed = at ? `, confirmed ${at.slice(0, 10)}` : '';
  return `${accepting ? 'Takes new clients' : 'Takes no new clients now'}${confirmed}.`;
}

/** What stands first of whoever is known from a register alone. */
export const unspokenText = ({ is_unspoken }: OpenProfile) =>
  is_unspoken ? 'From the register alone, not confirmed by the person.' : null;

const texts = (values: readonly string[]) => values.map((text) => ({ text }));
const telecom = ({ phone, website }: OpenProfile) => [
  ...(phone ? [{ system: 'phone', value: phone, use: 'work' }] : []),
  ...(website ? [{ system: 'url', value: website }] : []),
];

function identifiers({ registration_number: value, registration_check: check }: OpenProfile) {
  const system = check && regulatorByCode(check.regulator)?.url;
  return value ? [known({ system, value, type: { text: 'Registration number' } })] : [];
}

function acceptingPatients({ accepting_new_clients: accepting }: OpenProfile) {
  if (accepting === null) return [];
  const coding = [
    { system: `${PLAN_NET}/CodeSystem/AcceptingPatientsCS`, code: accepting ? 'newpt' : 'nopt' },
  ];
  const extension = [{ url: 'acceptingPatients', valueCodeableConcept: { coding } }];
  return [{ url: `${PLAN_NET}/StructureDefinition/newpatients`, extension }];
}

/** What SMART Scheduling Links ask of a place. */
const isPlaced = ({ phone, address, city, postal_code: code, province }: OpenProfile) =>
  Boolean(phone && address && city && code && provinceByCode(province));
const placeOf = (person: OpenProfile) => (isPlaced(person) ? [{ reference: `Location/${person.id}` }] : []);

/** As `public.zone_of` of the database has them. */
const ZONES: Partial<Record<ProvinceCode, string>> = {
  ...{ NL: 'America/St_Johns', NB: 'America/Halifax', NS: 'America/Halifax', PE: 'America/Halifax' },
  ...{ MB: 'America/Winnipeg', SK: 'America/Regina', AB: 'America/Edmonton', NT: 'America/Edmonton' },
  ...{ BC: 'America/Vancouver', YT: 'America/Whitehorse' },
};

const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

function midnight(date: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(Date.parse(date)).find(({ type }) => type === 'timeZoneName')?.value;
  return `${date}T00:00:00${name?.slice('GMT'.length) || 'Z'}`;
}
