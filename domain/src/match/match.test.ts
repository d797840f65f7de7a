import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '../assessments/conditions.ts';
import { matchingOf } from '../assessments/facts.ts';
import { SEVERITIES, type Severity } from '../assessments/severity.ts';
import { explainMatch } from './explain.ts';
import { matchFacts, type MatchFacts, type MatchRow } from './facts.ts';
import { matchProfile, passesFilters } from './match.ts';
import { MATCH_POINTS, matchLabel, matchRank, scoreMatch, type MatchScore } from './score.ts';
import { decodeTraits, encodeTraits, matchTraits, type MatchTraits } from './traits.ts';

const silent: MatchRow = {
  specialties: [],
  practice_areas: null,
  areas_of_expertise: null,
  specialties_detailed: {},
  accepts_severity_levels: [],
  assessment_friendly: null,
  province: null,
  accepting_new_clients: null,
  accepting_lapsed: false,
  telepsychology: null,
  services_to: null,
  session_types: null,
  regulator: null,
  registration_checked_on: null,
  concurrent_registrations_in: [],
  stated_registrations: [],
  registrations_stated_at: null,
};

/** What a visitor says of where they are. */
const somewhere = { province: 'MB', online: false } as const;

/** Everything that a profile can say, as far as the score can tell it apart: 3 × 9 × 8 × 3 × 3 × 3 facts. */
function* everyFacts(): Generator<MatchFacts> {
  for (const specialty of ['listed', 'notListed', 'unknown'] as const)
    for (const years of [null, 0, 1.5, 2, 4.9, 5, 9, 10, 80])
      for (let mask = 0; mask < 8; mask += 1)
        for (const assessmentFriendly of [true, false, null])
          for (const province of ['MB', 'ON', null] as const)
            for (const accepting of [true, false, null]) {
              const severities = SEVERITIES.filter((_, bit) => mask & (1 << bit));
              const told = { specialty, terms: [], years, severities, assessmentFriendly };
              yield { ...told, province, onlineIn: [], accepting };
            }
}

const scoreOf = (facts: MatchFacts, severity: Severity = 'moderate', province: 'MB' | null = 'MB') =>
  scoreMatch(matchTraits(facts), {
    severity,
    isLocated: province !== null && facts.province === province,
  });

describe('the score', () => {
  it('stays between 0 and 100, and reaches both, whatever a profile says', () => {
    const scores = new Set<number>();
    for (const facts of everyFacts())
      for (const severity of SEVERITIES)
        for (const province of ['MB', null] as const)
          scores.add(scoreOf(facts, severity, province).matchScore);
    expect(Math.min(...scores)).toBe(0);
    expect(Math.max(...scores)).toBe(100);
    expect([...scores].every(Number.isInteger)).toBe(true);
  });

  it('never falls when a profile says one good thing more', () => {
    const fallen: unknown[] = [];
    for (const facts of everyFacts()) {
      const { matchScore } = scoreOf(facts);
      const better: Partial<MatchFacts>[] = [
        { specialty: 'listed' },
        { assessmentFriendly: true },
        { accepting: true },
        { province: 'MB' },
        { severities: SEVERITIES },
        ...[0, 2, 5, 10, 30].filter((years) => years > (facts.years ?? -1)).map((years) => ({ years })),
      ];
      for (const change of better)
        if (scoreOf({ ...facts, ...change }).matchScore < matchScore) fallen.push([facts, change]);
    }
    expect(fallen).toEqual([]);
  });

  it('gives an unknown nothing: it is worth what a no is worth', () => {
    for (const facts of everyFacts()) {
      const known: MatchFacts = {
        ...facts,
        specialty: facts.specialty === 'unknown' ? 'notListed' : facts.specialty,
        assessmentFriendly: facts.assessmentFriendly ?? false,
        province: facts.province ?? 'ON',
        accepting: facts.accepting ?? false,
      };
      expect(scoreOf(facts)).toEqual(scoreOf(known));
    }
    expect(matchProfile(silent, { ...somewhere, condition: 'adhd', severity: 'mild' })).toMatchObject({
      matchScore: 0,
      specialtyMatch: false,
      experienceMatch: false,
      locationMatch: false,
      availabilityMatch: false,
    });
  });

  it('is the same from the code in the index', () => {
    const codes = new Set<string>();
    for (const facts of everyFacts()) {
      const traits = matchTraits(facts);
      const code = encodeTraits(traits);
      codes.add(code);
      expect(decodeTraits(code)).toEqual(traits satisfies MatchTraits);
    }
    expect(codes.size).toBe(192);
    for (const text of ['', 't611', 't6117', 't511', 't5118', '5117', 'T5117'])
      expect(decodeTraits(text)).toBeNull();
  });

  it('is labelled by the thresholds 60 and 80', () => {
    expect([0, 59, 60, 79, 80, 100].map(matchLabel)).toEqual([
      'fair',
      'fair',
      'good',
      'good',
      'excellent',
      'excellent',
    ]);
  });
});

describe('the order', () => {
  it('puts all who work with the condition first, then goes by score, experience, location and availability match', () => {
    const flags = ['experienceMatch', 'locationMatch', 'availabilityMatch'] as const;
    const all: MatchScore[] = [];
    for (const matchScore of [40, 41])
      for (let mask = 0; mask < 16; mask += 1) {
        const [specialtyMatch, experienceMatch, locationMatch, availabilityMatch] = [8, 4, 2, 1].map(
          (bit) => (mask & bit) !== 0,
        ) as [boolean, boolean, boolean, boolean];
        all.push({ matchScore, specialtyMatch, experienceMatch, locationMatch, availabilityMatch });
      }
    const byScoreThenFlags = [...all].sort((a, b) => {
      if (a.specialtyMatch !== b.specialtyMatch) return a.specialtyMatch ? -1 : 1;
      if (a.matchScore !== b.matchScore) return b.matchScore - a.matchScore;
      const first = flags.find((flag) => a[flag] !== b[flag]);
      return first ? Number(b[first]) - Number(a[first]) : 0;
    });
    expect([...all].sort((a, b) => matchRank(b) - matchRank(a))).toEqual(byScoreThenFlags);
    expect(new Set(all.map(matchRank)).size).toBe(all.length);
  });
});

describe('a profile', () => {
  const seeker = { ...somewhere, condition: 'ptsd', severity: 'severe' } as const;

  it('matches alike whether premium or free', () => {
    const row = { ...silent, practice_areas: 'Trauma', province: 'MB' } as const;
    const premium = { ...row, is_premium: true, second_bio: 'x' };
    expect(matchProfile(premium, seeker)).toEqual(matchProfile(row, seeker));
  });

  it('lists a condition in any of its lists, in either language, or in detail', () => {
    const rows: Partial<MatchRow>[] = [
      { specialties: ['Trauma'] },
      { practice_areas: 'anxiété, TSPT' },
      { areas_of_expertise: 'Posttraumatic Stress Disorder' },
      { specialties: ['Grief'], practice_areas: 'PTSD' },
      { specialties_detailed: { ptsd_trauma: {} } },
    ];
    for (const row of rows) expect(matchFacts({ ...silent, ...row }, 'ptsd').specialty).toBe('listed');
    expect(matchFacts({ ...silent, practice_areas: 'Grief' }, 'ptsd').specialty).toBe('notListed');
    expect(matchFacts({ ...silent, specialties_detailed: { adhd: {} } }, 'ptsd').specialty).toBe('notListed');
    expect(matchFacts(silent, 'ptsd').specialty).toBe('unknown');
  });

  it('is quoted in its own words', () => {
    const reasonOf = (row: Partial<MatchRow>) => matchProfile({ ...silent, ...row }, seeker).reasons[0];
    const said = (terms: string[]) => ({
      code: 'specialty',
      condition: 'ptsd',
      terms: terms.map((en) => ({ en, fr: en === 'PTSD' ? 'TSPT' : en })),
    });
    expect(reasonOf({ specialties: ['Traumatisme'] })).toEqual(said(['Trauma']));
    expect(reasonOf({ practice_areas: 'ESPT', areas_of_expertise: 'Trauma' })).toEqual(
      said(['PTSD', 'Trauma']),
    );
    expect(reasonOf({ specialties_detailed: { ptsd_trauma: { experience_years: 4 } } })).toEqual(said([]));
  });

  it('reads the years of the condition asked for, and no others', () => {
    for (const condition of CONDITIONS) {
      const specialties_detailed = { [matchingOf(condition).key]: { experience_years: 7 } };
      expect(matchFacts({ ...silent, specialties_detailed }, condition).years).toBe(7);
      for (const other of CONDITIONS)
        if (other !== condition)
          expect(matchFacts({ ...silent, specialties_detailed }, other).years).toBeNull();
    }
  });

  it('survives details that are written otherwise than agreed', () => {
    const odd = {
      ptsd_trauma: { experience_years: '7' as unknown as number, approach: 'EMDR' as unknown as string[] },
    };
    expect(matchFacts({ ...silent, specialties_detailed: odd }, 'ptsd')).toMatchObject({
      specialty: 'listed',
      years: null,
    });
    const none = { ptsd_trauma: null } as unknown as MatchRow['specialties_detailed'];
    expect(matchFacts({ ...silent, specialties_detailed: none }, 'ptsd').specialty).toBe('notListed');
  });
});

describe('the explanation', () => {
  it('says each thing that the score looks at exactly once, and a reason for exactly what scored', () => {
    for (const facts of everyFacts()) {
      const { reasons, cautions, unknowns } = explainMatch(facts, {
        condition: 'adhd',
        severity: 'moderate',
        ...somewhere,
      });
      expect(reasons.length + cautions.length + unknowns.length).toBe(facts.specialty === 'listed' ? 6 : 5);
      const { matchScore, specialtyMatch, locationMatch, availabilityMatch } = scoreOf(facts);
      const codes = reasons.map(({ code }) => code);
      expect(codes.includes('specialty')).toBe(specialtyMatch);
      expect(codes.includes('sameProvince')).toBe(locationMatch);
      expect(codes.includes('accepting')).toBe(availabilityMatch);
      expect(reasons.length > 0).toBe(matchScore > 0);
    }
  });

  it('does not hold the visitor’s own silence against anyone', () => {
    const seeker = { condition: 'adhd', severity: 'mild', province: null, online: false } as const;
    const { cautions, unknowns } = explainMatch(matchFacts({ ...silent, province: 'ON' }, 'adhd'), seeker);
    expect(cautions).toEqual([]);
    expect(unknowns).toContain('yourProvince');
  });
});

describe('sessions online in a province', () => {
  const seeker = { condition: 'ptsd', severity: 'mild', province: 'MB', online: true } as const;
  const of = (row: Partial<MatchRow>, online = true) => {
    const { locationMatch, matchScore, reasons, cautions, unknowns } = matchProfile(
      { ...silent, telepsychology: true, ...row },
      { ...seeker, online },
    );
    return {
      locationMatch,
      matchScore,
      says: [...reasons.map(({ code }) => code), ...cautions.map(({ code }) => code), ...unknowns],
    };
  };
  const located = (says: string) => ({
    locationMatch: true,
    matchScore: MATCH_POINTS.location,
    says: expect.arrayContaining([says]) as string[],
  });
  const notLocated = (says: string) => ({ ...located(says), locationMatch: false, matchScore: 0 });

  it.each<[string, Partial<MatchRow>, string]>([
    ['the own register', { province: 'AB', regulator: 'pam' }, 'registered'],
    ['a further registration', { province: 'AB', concurrent_registrations_in: ['MB'] }, 'registered'],
    ['their own word', { province: 'AB', stated_registrations: ['MB'] }, 'saysRegistered'],
    ['a register, without an office', { regulator: 'pam' }, 'registered'],
    ['a register, with an office there', { province: 'MB', regulator: 'pam' }, 'sameProvince'],
  ])('are a match of place by %s, and the reason says by which', (_name, row, reason) => {
    expect(of(row)).toEqual(located(reason));
  });

  it.each<[string, Partial<MatchRow>]>([
    ['an office there', { province: 'MB' }],
    ['a registration elsewhere', { province: 'MB', regulator: 'cap' }],
    ['a registration without sessions online', { regulator: 'pam', telepsychology: false }],
  ])('are none by %s alone', (_name, row) => {
    expect(of(row)).toEqual(notLocated('registration'));
  });

  it('are none while the province is not known, and registrations are none otherwise', () => {
    const away: Partial<MatchRow> = { province: 'AB', concurrent_registrations_in: ['MB'] };
    const row = { ...silent, telepsychology: true, ...away };
    expect(matchProfile(row, { ...seeker, province: null })).toMatchObject({
      locationMatch: false,
      matchScore: 0,
    });
    expect(of(away, false)).toEqual(notLocated('otherProvince'));
    expect(of({ province: 'MB' }, false)).toEqual(located('sameProvince'));
  });
});

it('filters by minimum score, specialty, location and availability, each only when asked', () => {
  const match: MatchScore = {
    matchScore: 55,
    specialtyMatch: true,
    experienceMatch: false,
    locationMatch: false,
    availabilityMatch: false,
  };
  const none = { minScore: 0, specialtyOnly: false, locationOnly: false, availableOnly: false };
  expect(passesFilters(match, none)).toBe(true);
  expect(passesFilters(match, { ...none, minScore: 55, specialtyOnly: true })).toBe(true);
  for (const one of [{ minScore: 56 }, { locationOnly: true }, { availableOnly: true }])
    expect(passesFilters(match, { ...none, ...one })).toBe(false);
  expect(passesFilters({ ...match, specialtyMatch: false }, { ...none, specialtyOnly: true })).toBe(false);
});
