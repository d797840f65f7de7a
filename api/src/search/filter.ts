import { quote } from '@directory/search-config/filter-text';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { invalidRequest } from '../errors.ts';
import { type Filter, join, parseFilterText, tooDeep } from './filter-grammar.ts';

/** A filter as the search client sends one: an expression, or a list (AND) of expressions and lists of them (OR). */
export type FilterInput = string | readonly (string | readonly string[])[];

/**
 * Checks a visitor's filter and rebuilds it as one expression of Meilisearch's, parts in a fixed order, so that equal
 * filters are equal texts. `''` when there is nothing to filter by.
 * @throws ApiError 400 when it is not understood, too long or too deep
 */
export function rebuildFilter(input: FilterInput | null | undefined): string {
  const filter = readFilter(input);
  if (!filter) return '';
  if (countTerms(filter) > SEARCH_LIMITS.filterTerms) {
    throw invalidRequest(`A search may have ${SEARCH_LIMITS.filterTerms} filter values at most.`);
  }
  if (depth(filter) > SEARCH_LIMITS.filterDepth) throw tooDeep();
  return toExpression(filter);
}

/** Both filters at once; either may be `''`. */
export function allOf(...expressions: readonly string[]): string {
  const given = expressions.filter(Boolean);
  return given.length > 1 ? given.map((expression) => `(${expression})`).join(' AND ') : (given[0] ?? '');
}

function readFilter(input: FilterInput | null | undefined): Filter | null {
  if (input === null || input === undefined) return null;
  if (typeof input === 'string') return input.trim() === '' ? null : parseFilterText(input);
  const parts = input.flatMap((item) => {
    if (typeof item === 'string') return item.trim() === '' ? [] : [parseFilterText(item)];
    return item.length === 0 ? [] : [join('or', item.map(parseFilterText))];
  });
  return parts.length === 0 ? null : join('and', parts);
}

function countTerms(filter: Filter): number {
  if (filter.kind === 'in') return Math.max(1, filter.values.length);
  if (filter.kind !== 'and' && filter.kind !== 'or') return 1;
  return filter.parts.reduce((sum, part) => sum + countTerms(part), 0);
}

function depth(filter: Filter): number {
  if (filter.kind !== 'and' && filter.kind !== 'or') return 0;
  return 1 + Math.max(...filter.parts.map(depth));
}

function toExpression(filter: Filter): string {
  switch (filter.kind) {
    case 'equals':
      return `${filter.field} = ${quote(filter.value)}`;
    case 'in':
      return `${filter.field} IN [${[...new Set(filter.values.map(quote))].sort().join(', ')}]`;
    case 'compare':
      return `${filter.field} ${filter.operator} ${filter.value}`;
    case 'and':
    case 'or': {
      const parts = filter.parts.map((part) =>
        isGroup(part) ? `(${toExpression(part)})` : toExpression(part),
      );
      return [...new Set(parts)].sort().join(filter.kind === 'and' ? ' AND ' : ' OR ');
    }
  }
}

function isGroup(filter: Filter): boolean {
  return filter.kind === 'and' || filter.kind === 'or';
}
