import type { Random } from './random.ts';
import type { SampleProfile } from './sample-profile.ts';

type Fees = Pick<
  SampleProfile,
  'fee_individual_cents' | 'fee_couple_cents' | 'sliding_scale' | 'payment_methods'
>;

/** Fees: the specification's figures on about a third of the profiles, usual ones on some, none given on the rest. */
export function makeFees(random: Random, asSpecified: boolean): Fees {
  if (asSpecified || random.chance(32)) {
    return {
      fee_individual_cents: 8000,
      fee_couple_cents: 8000,
      sliding_scale: true,
      payment_methods: 'e-Transfer, Mastercard, Visa',
    };
  }
  if (!random.chance(30)) {
    return { fee_individual_cents: null, fee_couple_cents: null, sliding_scale: null, payment_methods: null };
  }
  const individual = random.whole(28, 50) * 500;
  return {
    fee_individual_cents: individual,
    fee_couple_cents: random.chance(60) ? individual + random.whole(0, 8) * 500 : null,
    sliding_scale: random.chance(50) ? random.chance(35) : null,
    payment_methods: random.chance(70)
      ? random.pick(['e-Transfer', 'Visa, Mastercard,', 'e-transfer ,Visa, cash'])
      : null,
  };
}
