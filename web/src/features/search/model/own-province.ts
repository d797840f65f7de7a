/**
 * The province that this device remembers of its visitor, or whatever else stands there. `features/crisis/known-province.ts` writes it and reads
 * it with care; the search page, which has no room for that, only puts it first among those that it offers.
 */
export function ownProvince(): unknown {
  try {
    return JSON.parse(localStorage.getItem('visitor_province') as string);
  } catch {
    return null;
  }
}
