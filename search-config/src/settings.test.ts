import { describe, expect, it } from 'vitest';
import { INDEX_SETTINGS } from './settings.ts';

/** Most come from the table of columns: one that is marked public there by mistake is missing here. */
const PUBLIC = `
      accepting accepting_confirmed_at accepting_new_clients accessibility appointment_times assessments bio city
      city_slug concerns credentials expertise fee fee_confirmed_at gender id insurers is_premium languages lat lng
      name next_opening online_provinces opening own_words path photo_url place_accuracy place_area populations practice_name
      province registration_number services session_types sliding_scale specialties therapies wait wait_confirmed_at
`
  .trim()
  .split(/\s+/);

describe('INDEX_SETTINGS', () => {
  it('shows the public fields and no other', () =>
    expect(INDEX_SETTINGS.displayedAttributes.toSorted()).toEqual(PUBLIC));
});
