import type postgres from 'postgres';
import { addPsychologist, type TestPsychologist } from './test-psychologist.ts';

/** What would end a script in the page, were it written there as it is. */
const BREAKOUT = '</script><script>window.broken = true</script><!--';

/** Disposing takes the profile and its practice away. */
export interface FullPsychologist extends TestPsychologist, AsyncDisposable {}

const many = (what: string) => Array.from({ length: 26 }, (_, index) => `${what} ${index}`).join(', ');

/** A psychologist who has filled in everything, in lists longer than a page shows, at a practice whose place is known. */
export async function addFullPsychologist(sql: postgres.Sql): Promise<FullPsychologist> {
  const [practice] = await sql<{ id: string }[]>`
    insert into practices (name, address, latitude, longitude)
    values ('Test Practice', '400 Main Street, Winnipeg, MB', 49.8990, -97.1390) returning id
  `;
  const practiceId = practice?.id ?? '';
  const psychologist = await addPsychologist(sql, {
    city: 'Winnipeg',
    practice_id: practiceId,
    credentials: 'Ph.D., C.Psych.',
    phone: '204-555-0111 ext. 4',
    bio: `I work with worries. ${BREAKOUT}`,
    practice_areas: 'Anxiety, Depression, Sleep, Grief, ADHD',
    areas_of_expertise: many('Expertise'),
    therapy_types: many('Therapy'),
    client_populations: many('People'),
    service_languages: 'English, French',
    telepsychology: true,
    accepting_new_clients: true,
    fee_individual_cents: 8000,
    sliding_scale: true,
    payment_methods: 'e-transfer ,Visa',
    wait_times: '2 à 4 semaines',
    assessments: 'AUTISM ASSESSMENT, Évaluation de l’autisme, An assessment of our own',
    registration_number: 'MB-424242',
    is_premium: true,
    booking_url: 'https://book.example.org/',
    endorsements: 'Endorsed by a colleague',
  });
  return {
    ...psychologist,
    async [Symbol.asyncDispose]() {
      await sql`delete from psychologist_profiles where id = ${psychologist.id}`;
      await sql`delete from practices where id = ${practiceId}`;
    },
  };
}
