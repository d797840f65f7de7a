/**
 * The province that this tab or this device remembers of its visitor, or whatever else stands there. `features/crisis/known-province.ts`
 * writes it and reads it with care; the search page, which has no room for that, only puts it first among those that it offers.
 */
export function ownProvince(): unknown {
  try {
    const read = (storage: Storage, key: string): unknown => JSON.parse(storage.getItem(key) as string);
    const inTab = (read(sessionStorage, 'visitor_province') ?? {}) as { mark?: unknown; value?: unknown };
    // "Delete all" in another tab takes the mark away.
    const isStill = inTab.mark === read(localStorage, 'assessment_mark');
    return (isStill ? inTab.value : null) ?? read(localStorage, 'visitor_province');
  } catch {
    return null;
  }
}
