/** The package that a bundled module belongs to, by its path; `this site` for our own sources. */
export function packageOf(moduleId: string): string {
  const inside = moduleId.split('node_modules/').at(-1) ?? '';
  if (!moduleId.includes('node_modules/')) return 'this site';
  return inside
    .split('/')
    .slice(0, inside.startsWith('@') ? 2 : 1)
    .join('/');
}
