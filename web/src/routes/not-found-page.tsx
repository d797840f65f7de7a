import { paths } from '@directory/domain/site/paths';
import { PROVINCES } from '@directory/domain/places/provinces';
import { slugify } from '@directory/domain/text/slug';
import { notFoundHead, type RouteHead, type RouteLoad } from '../site/route.ts';
import { NotFound } from '../features/not-found/not-found.tsx';

/** 404; or 301 where the first part is a province by another of its names, as in `/Québec/montreal`. */
export const load: RouteLoad = ({ url }) => {
  const [first = '', ...rest] = url.pathname.split('/').slice(1);
  const written = slugify(decodeURIComponent(first));
  const province = PROVINCES.find(({ slug, name }) =>
    [slug, slugify(name.en), slugify(name.fr)].includes(written),
  );
  if (!province || province.slug === first || rest.length > 2) return Promise.resolve({ status: 404 });
  const location = [paths.province(province.slug), ...rest].join('/') + url.search;
  return Promise.resolve({ redirect: { status: 301, location } });
};

export const head: RouteHead = ({ t }) => notFoundHead(t);

export function Component() {
  return <NotFound />;
}
