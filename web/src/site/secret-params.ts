/** The address without these parameters; itself when it has none of them. */
export function withoutParams(url: URL, names: readonly string[]): URL {
  const found = names.filter((name) => url.searchParams.has(name));
  if (found.length === 0) return url;
  const shown = new URL(url);
  for (const name of found) shown.searchParams.delete(name);
  return shown;
}

/** A script for the document's head that takes parameters out of the address bar, and out of this entry of the tab's history. */
export function takeParamsScript(names: readonly string[]): string {
  return `{const url=new URL(location),q=url.searchParams,found=${JSON.stringify(names)}.filter(n=>q.has(n));
found.forEach(n=>q.delete(n));if(found.length)history.replaceState(history.state,'',url)}`;
}
