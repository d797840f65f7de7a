import { paths } from '@directory/domain/paths';
import { PROVINCES } from '@directory/domain/provinces';
import { slugify } from '@directory/domain/slug';
import {
  notFoundHead,
  type HeadContext,
  type LoadContext,
  type LoadResult,
  type PageHead,
} from '../site/route.ts';
import { NotFound } from '../features/not-found/not-found.tsx';

/** 404; or 301 where the first part is a province by another of its names, as in `/Québec/montreal`. */
export function load({ url }: LoadContext): Promise<LoadResult> {
  const [first = '', ...rest] = url.pathname.split('/').slice(1);
  const written = slugify(decodeURIComponent(first));
  const province = PROVINCES.find(({ slug, name }) =>
    [slug, slugify(name.en), slugify(name.fr)].includes(written),
  );
  if (!province || province.slug === first || rest.length > 2) return Promise.resolve({ status: 404 });
  const location = [paths.province(province.slug), ...rest].join('/') + url.search;
  return Promise.resolve({ redirect: { status: 301, location } });
}

export function head({ t }: HeadContext): PageHead {
  return notFoundHead(t);
}

export function Component() {
  return <NotFound />;
}
