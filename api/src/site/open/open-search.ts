import type { Channel } from '@directory/domain/profile/column-kinds';
import type { SearchRequest } from '@directory/domain/contracts/search-state';
import { crisisLines } from '@directory/domain/crisis-lines/choose';
import { crisisLineReach, crisisLineService } from '@directory/domain/crisis-lines/words';
import type { Language } from '@directory/domain/language';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { saysDanger } from '@directory/domain/query/danger';
import { dangerBegun } from '@directory/domain/query/danger-begun';
import { isPrivate, speaksOfDanger } from '@directory/domain/query/understood';
import type { Directory } from '@directory/domain/site/directory';
import type { z } from 'zod';
import { ApiError } from '../../errors.ts';
import type { Found, helpSchema } from './contracts.ts';
import type { OpenPeople } from './open-people.ts';

/** What a search found; or, of words of danger that could not be searched for, whom to call. */
type OpenAnswer =
  | { found: Found; isPrivate: boolean }
  | { failure: ApiError; lines: z.infer<typeof helpSchema>[] };

export type OpenSearch = ReturnType<typeof openSearch>;

/**
 * The site's own search for others: the same people in the same order, as the database has them now, without those who have left the channel.
 * Words of danger are read here where nothing else answers.
 */
export function openSearch(directory: Pick<Directory, 'search'>, people: OpenPeople) {
  return async (channel: Channel, asked: SearchRequest): Promise<OpenAnswer> => {
    try {
      return await find(channel, asked);
    } catch (failure) {
      const { search: words = '', language, province } = asked;
      if (!saysDanger(words) && !dangerBegun(words)?.isSure) throw failure;
      return {
        failure: failure instanceof ApiError ? failure : away(),
        lines: helpLines(language ?? 'en', { province }),
      };
    }
  };

  async function find(channel: Channel, asked: SearchRequest) {
    const { hits, groups, understood, total, pages } = await directory.search(asked);
    const near = groups.flatMap((group) => group.hits).filter(({ id }) => !hits.some((hit) => hit.id === id));
    const all = await people.some(
      channel,
      [...hits, ...near].map(({ id }) => id),
    );
    const isHit = new Set(hits.map(({ id }) => id));
    const kinds = understood?.danger.length ? understood.danger : undefined;
    return {
      found: {
        crisis_lines: speaksOfDanger(understood)
          ? helpLines(asked.language ?? 'en', { province: asked.province, kinds })
          : [],
        data: all.filter(({ id }) => isHit.has(id)),
        close: all.filter(({ id }) => !isHit.has(id)),
        page: asked.page ?? 1,
        pages,
        total,
        understood: (understood?.conditions ?? []).map(({ names, isExcluded }) => ({
          names: names.map(({ en, fr }) => ({ en, fr })),
          excluded: isExcluded ?? false,
        })),
      },
      isPrivate: isPrivate(understood),
    };
  }
}

const away = () =>
  new ApiError(503, 'search_unavailable', 'Search did not answer. Please try again in a moment.');

/** Whom to call, what helps most first. */
export function helpLines(
  language: Language,
  need: Parameters<typeof crisisLines>[0] & { province?: ProvinceCode | null | undefined } = {},
): z.infer<typeof helpSchema>[] {
  return crisisLines(need).map((line) => ({
    name: line.name[language],
    reach: crisisLineReach(line, language),
    service: crisisLineService(line, language),
    about: line.about?.[language] ?? null,
    call: line.call ?? null,
    text: line.text?.number ?? null,
    source: line.source,
  }));
}
