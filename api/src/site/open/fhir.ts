import type { ProvinceCode } from '@directory/domain/places/provinces';
import { provinceByCode } from '@directory/domain/places/provinces';
import { regulatorByCode } from '@directory/domain/places/regulators';
import type { OpenProfile } from './open-profile.ts';

type Resource = Readonly<Record<string, unknown>> & { resourceType: string; id: string };

/** HL7's directory guide (Plan-Net) has the extension and its codes; R4 itself has no field for it. */
const PLAN_NET = 'http://hl7.org/fhir/us/davinci-pdex-plan-net';
const SMART = 'http://fhir-registry.smarthealthit.org/StructureDefinition';

/** A psychologist as FHIR R4 has one, by the type of resource; all of one person have the profile's id. Null where too little is known. */
export const RESOURCES = {
  PractitionerRole: (person) => ({
    ...head('PractitionerRole', person),
    extension: acceptingPatients(person),
    active: true,
    identifier: identifiers(person),
    practitioner: { display: person.name },
    code: [{ coding: [{ system: 'http://snomed.info/sct', code: '59944000', display: 'Psychologist' }] }],
    specialty: texts([...person.specialties, ...person.expertise]),
    location: isPlaced(person) ? [{ reference: `Location/${person.id}` }] : null,
    healthcareService: [{ reference: `HealthcareService/${person.id}` }],
    telecom: telecom(person),
  }),
  HealthcareService: (person) => ({
    ...head('HealthcareService', person),
    extension: acceptingPatients(person),
    active: true,
    type: texts(person.therapy_types),
    specialty: texts([...person.specialties, ...person.expertise]),
    location: isPlaced(person) ? [{ reference: `Location/${person.id}` }] : null,
    name: `Psychology: ${person.name}`,
    comment: [
      person.accepting_confirmed_at && `New clients: confirmed ${day(person.accepting_confirmed_at)}.`,
      person.wait_times && `Waiting time: ${person.wait_times}.`,
      `Profile and contact form: ${person.url.en}`,
    ]
      .filter(Boolean)
      .join(' '),
    telecom: telecom(person),
    characteristic: texts([...person.session_types, ...person.accessibility]),
    communication: texts(person.service_languages),
    appointmentRequired: true,
  }),
  Location: (person) =>
    isPlaced(person)
      ? {
          ...head('Location', person),
          status: 'active',
          name: person.practice_name ?? person.name,
          telecom: telecom(person),
          address: {
            line: [person.address],
            city: person.city,
            state: person.province,
            postalCode: person.postal_code,
            country: 'CA',
          },
          position:
            person.latitude !== null && person.longitude !== null
              ? { latitude: person.latitude, longitude: person.longitude }
              : null,
        }
      : null,
  Schedule: (person) =>
    isPlaced(person) && person.next_opening
      ? {
          ...head('Schedule', person),
          active: true,
          serviceType: texts(['Psychology']),
          actor: [{ reference: `Location/${person.id}` }],
        }
      : null,
  Slot: (person) => {
    const { next_opening: opening } = person;
    if (!opening || !isPlaced(person)) return null;
    const zone = ZONES[person.province ?? 'ON'] ?? 'America/Toronto';
    const first = opening.from ?? new Date().toLocaleDateString('sv', { timeZone: zone });
    return {
      ...head('Slot', person),
      extension: [
        { url: `${SMART}/booking-deep-link`, valueUrl: person.url.en },
        ...(opening.places ? [{ url: `${SMART}/slot-capacity`, valueInteger: opening.places }] : []),
      ],
      schedule: { reference: `Schedule/${person.id}` },
      status: 'free',
      start: midnight(first, zone),
      end: midnight(dayAfter(opening.until ?? first), zone),
    };
  },
} as const satisfies Record<string, (person: OpenProfile) => (Resource & Record<string, unknown>) | null>;

export type ResourceType = keyof typeof RESOURCES;

/** The person as that resource; null where too little is known for it. */
export function resourceOf(type: ResourceType, person: OpenProfile): Resource | null {
  const made = RESOURCES[type](person);
  return made && (known(made) as Resource);
}

const head = (resourceType: string, { id, updated_at: lastUpdated }: OpenProfile) => ({
  ...{ resourceType, id, meta: { lastUpdated } },
});

/** FHIR has neither nulls nor empty lists. */
function known(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

const texts = (values: readonly string[]) => values.map((text) => ({ text }));
const day = (moment: string) => moment.slice(0, 10);
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
  return [
    {
      url: `${PLAN_NET}/StructureDefinition/newpatients`,
      extension: [{ url: 'acceptingPatients', valueCodeableConcept: { coding } }],
    },
  ];
}

/** What SMART Scheduling Links ask of a place. */
const isPlaced = ({ phone, address, city, postal_code: code, province }: OpenProfile) =>
  Boolean(phone && address && city && code && provinceByCode(province));

/** As `public.zone_of` of the database has them. */
const ZONES: Partial<Record<ProvinceCode, string>> = {
  ...{ NL: 'America/St_Johns', NB: 'America/Halifax', NS: 'America/Halifax', PE: 'America/Halifax' },
  ...{ MB: 'America/Winnipeg', SK: 'America/Regina', AB: 'America/Edmonton', NT: 'America/Edmonton' },
  ...{ BC: 'America/Vancouver', YT: 'America/Whitehorse' },
};

const dayAfter = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

function midnight(date: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    Date.parse(date),
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.slice('GMT'.length);
  return `${date}T00:00:00${offset || 'Z'}`;
}
