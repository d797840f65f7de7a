/** The place in a map service, the way there, and the place in Apple's maps. */
export function mapLinks(place: string): { open: string; directions: string; apple: string } {
  const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();
  return {
    open: `https://www.google.com/maps/search/?${query({ api: '1', query: place })}`,
    directions: `https://www.google.com/maps/dir/?${query({ api: '1', destination: place })}`,
    apple: `https://maps.apple.com/?${query({ q: place })}`,
  };
}
